/** A point in picture units (600 x 744). A third value of 1 makes it a corner of its spline. */
export type Point = readonly [x: number, y: number, corner?: 0 | 1]

export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export const CANVAS = { width: 600, height: 744 } as const
export const CENTRE = CANVAS.width / 2

export const mirrorPoint = (p: Point): Point => [CANVAS.width - p[0], p[1], p[2] ?? 0]
export const mirror = (points: readonly Point[]): Point[] => points.map(mirrorPoint)

/** A closed outline from its right half, given from the top centre to the bottom centre. */
export const symmetric = (right: readonly Point[]): Point[] => [
  ...right,
  ...mirror(right)
    .reverse()
    .filter((p) => Math.abs(p[0] - CENTRE) > 0.01),
]

/** Open line across the centre from its right half, given from the centre outwards. */
export const acrossCentre = (right: readonly Point[]): Point[] => [
  ...mirror(right).reverse(),
  ...right.filter((p) => Math.abs(p[0] - CENTRE) > 0.01),
]

function tangent(before: Point, at: Point, after: Point, reach: number): [number, number] {
  if (at[2]) return [0, 0]
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
  return [((after[0] - before[0]) / length) * reach, ((after[1] - before[1]) / length) * reach]
}

/** Catmull-Rom through the points, with tangents scaled to the segment so that uneven spacing does not loop. */
export function spline(points: readonly Point[], closed: boolean, steps = 12): Point[] {
  const count = points.length
  const out: Point[] = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = points[i]!
    const to = points[(i + 1) % count]!
    const before = closed ? points[(i - 1 + count) % count]! : points[Math.max(0, i - 1)]!
    const after = closed ? points[(i + 2) % count]! : points[Math.min(count - 1, i + 2)]!
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const reach = Math.hypot(dx, dy) || 1
    const start = from[2] ? [dx, dy] : tangent(before, from, to, reach)
    const end = to[2] ? [dx, dy] : tangent(from, to, after, reach)
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const t2 = t * t
      const t3 = t2 * t
      const a = 2 * t3 - 3 * t2 + 1
      const b = t3 - 2 * t2 + t
      const c = 3 * t2 - 2 * t3
      const d = t3 - t2
      out.push([
        a * from[0] + b * start[0]! + c * to[0] + d * end[0]!,
        a * from[1] + b * start[1]! + c * to[1] + d * end[1]!,
      ])
    }
  }
  if (!closed) out.push([points[count - 1]![0], points[count - 1]![1]])
  return out
}

/** The line moved sideways by `distance`; positive is to the left of the direction of travel. */
export function offsetLine(line: readonly Point[], distance: number | ((t: number) => number)): Point[] {
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)]!
    const b = line[Math.min(line.length - 1, i + 1)]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const d = typeof distance === 'number' ? distance : distance(i / Math.max(1, line.length - 1))
    return [p[0] + ((b[1] - a[1]) / length) * d, p[1] - ((b[0] - a[0]) / length) * d]
  })
}

/** The outline of a ribbon along a spline. */
export function ribbon(points: readonly Point[], halfWidth: number | ((t: number) => number), steps = 10): Point[] {
  const line = spline(points, false, steps)
  const other = typeof halfWidth === 'number' ? -halfWidth : (t: number) => -halfWidth(t)
  return [...offsetLine(line, halfWidth), ...offsetLine(line, other).reverse()]
}

export function circle(x: number, y: number, radius: number, squash = 1): Point[] {
  return Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * Math.PI * 2
    return [x + radius * Math.cos(angle), y + radius * squash * Math.sin(angle)] as const
  })
}

export function boundsOf(points: readonly Point[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const p of points) {
    x0 = Math.min(x0, p[0])
    x1 = Math.max(x1, p[0])
    y0 = Math.min(y0, p[1])
    y1 = Math.max(y1, p[1])
  }
  return { x0, y0, x1, y1 }
}

export const lerpPoint = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
