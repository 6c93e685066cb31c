import Cassowary

// MARK: - 3  Alignment

extension StackLayout {
  mutating func align() {
    alignItems()
    if alignment == .fill, !visible.isEmpty {
      guard let first = participants.first else { return }
      writer.write(canvas(across.start), .equal, Anchor(first, across.start), as: .canvasConnection)
      writer.write(canvas(across.end), .equal, Anchor(first, across.end), as: .canvasConnection)
      return
    }
    connectAcross()
    span()
    suppressAmbiguity()
  }

  /// The alignment that is carried out: baselines mean nothing in a vertical stack (SV-45).
  private var alignment: StackArrangement.Alignment {
    guard arrangement.axis == .vertical,
      engine.policy.verticalBaselineAlignment == .leadingAndTrailing
    else { return arrangement.alignment }
    return switch arrangement.alignment {
    case .firstBaseline: .leading
    case .lastBaseline: .trailing
    default: arrangement.alignment
    }
  }

  /// Hidden items stay aligned, the first one too (SV-48).
  private var participants: [ItemNode] {
    engine.policy.hiddenItemsStayAligned || visible.isEmpty ? items : visible.map(\.node)
  }

  /// Every other item against the first (SV-40…44).
  private mutating func alignItems() {
    guard let first = participants.first else { return }
    for item in participants.dropFirst() {
      for attribute in alignedAttributes(of: first, item) {
        writer.write(
          Anchor(first, attribute), .equal, Anchor(item, attribute), as: .alignment)
      }
    }
  }

  private func alignedAttributes(of first: ItemNode, _ item: ItemNode) -> [Attribute] {
    switch alignment {
    case .fill: [across.start, across.end]
    case .leading: [across.start]
    case .trailing: [across.end]
    case .center: [across.center]
    case .firstBaseline:
      baselines(.firstBaseline, of: first, item) ?? [across.start]
    case .lastBaseline:
      baselines(.lastBaseline, of: first, item) ?? [across.end]
    }
  }

  /// The baseline where both have one; otherwise edges are aligned instead (SV-44).
  private func baselines(
    _ attribute: Attribute, of first: ItemNode, _ item: ItemNode
  ) -> [Attribute]? {
    guard arrangement.axis == .horizontal else { return [] }
    let both = [first, item].allSatisfy {
      engine.hasBaseline($0, attribute, for: writer.source)
    }
    return both ? [attribute] : nil
  }

  /// The canvas against the first item and the spanner.
  ///
  /// The spanner's edges that coincide with the canvas need no row: see ``spannerStart``.
  private mutating func connectAcross() {
    guard let first = participants.first else { return }
    if visible.isEmpty {
      // Nothing ties hidden items to the guide that is left; they wait at its start (AL-35).
      writer.write(
        canvas(across.start), .equal, Anchor(first, across.start),
        priority: RowWriter.loosePriority, as: .loosePosition)
      return
    }
    let start = (canvas(across.start), Anchor(first, across.start))
    let end = (canvas(across.end), Anchor(first, across.end))
    switch alignment {
    case .fill: break
    case .leading:
      writer.write(start.0, .equal, start.1, as: .canvasConnection)
    case .trailing:
      writer.write(end.0, .equal, end.1, as: .canvasConnection)
    case .center:
      writer.write(
        canvas(across.center), .equal, Anchor(first, across.center), as: .canvasConnection)
    case .firstBaseline:
      // Only the first item is tied to the edge: a taller ascent sticks out (SV-44).
      writer.write(start.0, .lessThanOrEqual, start.1, as: .canvasConnection)
      writer.write(Anchor(stack, across.length), .equal, priority: 49, as: .canvasFit)
    case .lastBaseline:
      writer.write(end.0, .greaterThanOrEqual, end.1, as: .canvasConnection)
      writer.write(Anchor(stack, across.length), .equal, priority: 49, as: .canvasFit)
    }
  }

  /// The spanner reaches over every visible item and is no thicker than that (SV-46).
  private mutating func span() {
    if visible.isEmpty {
      // Only the guide is left: any thickness from outside, none of its own (SV-27).
      writer.write(canvas(across.length), .greaterThanOrEqual, as: .spanningFit)
      writer.write(canvas(across.length), .equal, priority: 0.001, as: .spanningFit)
      return
    }
    for item in visible {
      writeSpan(
        across.start, alignment == .leading ? .equal : .lessThanOrEqual,
        Anchor(item.node, across.start), priority: alignment == .leading ? 999.5 : 1000)
      writeSpan(
        across.end, alignment == .trailing ? .equal : .greaterThanOrEqual,
        Anchor(item.node, across.end), priority: alignment == .trailing ? 999.5 : 1000)
    }
    writeSpan(across.length, .greaterThanOrEqual, nil, priority: 1000)
    writeSpan(across.length, .equal, nil, priority: 51)
  }

  /// Content without thickness collapses (SV-47).
  private mutating func suppressAmbiguity() {
    guard alignment != .fill else { return }
    for item in items {
      writer.write(
        Anchor(item, across.length), .equal, priority: 25, as: .ambiguitySuppression)
    }
  }

  private mutating func writeSpan(
    _ attribute: Attribute, _ relation: Relation, _ second: Anchor?, priority: Float
  ) {
    writer.begin()
    if attribute == across.start {
      addSpannerStart(times: 1)
    } else if attribute == across.end {
      addSpannerEnd(times: 1)
    } else {
      addSpannerEnd(times: 1)
      addSpannerStart(times: -1)
    }
    if let second { writer.add(second, times: -1) }
    writer.finish(
      RowEquation(
        first: Anchor(stack, attribute, part: .spanner), relation: relation, second: second,
        multiplier: 1, constant: 0, priority: priority),
      as: second == nil ? .spanningFit : .spanningBoundary)
  }

  /// The spanner's start: an unknown of its own where only the first item holds the canvas.
  private mutating func addSpannerStart(times factor: Double) {
    let isFree =
      alignment == .leading
      || (alignment == .firstBaseline && engine.policy.baselineRowsStickOut)
    if isFree {
      writer.add(spannerEdge, times: factor)
    } else {
      writer.add(canvas(across.start), times: factor)
    }
  }

  /// The spanner's end, as ``addSpannerStart(times:)``.
  private mutating func addSpannerEnd(times factor: Double) {
    let isFree =
      alignment == .trailing
      || (alignment == .lastBaseline && engine.policy.baselineRowsStickOut)
    if isFree {
      writer.add(spannerEdge, times: factor)
    } else {
      writer.add(canvas(across.end), times: factor)
    }
  }

  /// Where the spanner leaves the canvas, counted in reading direction.
  private var spannerEdge: Variable {
    if let edge = stack.spannerEdge { return edge }
    let edge = engine.solver.makeVariable()
    stack.spannerEdge = edge
    return edge
  }
}
