// Plane geometry: metres, x to the right, y upwards from the ground, angles in degrees anticlockwise.

export type Point = readonly [x: number, y: number]
export type Size = readonly [width: number, height: number]
export type Box = Readonly<{ left: number; right: number; bottom: number; top: number }>

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The point at `length` and `degrees` from `from`. */
export function polar(from: Point, length: number, degrees: number): Point {
  return [from[0] + length * Math.cos(radians(degrees)), from[1] + length * Math.sin(radians(degrees))]
}

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]

export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])

/** Direction from `a` to `b` in degrees. */
export const angleOf = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

/** The point at the given share of the line from `a` to `b`. */
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** A local frame: maps [along, across] on the axis from `a` towards `b` (across to the left) to the plane. */
export function frame(a: Point, degrees: number): (along: number, across: number) => Point {
  return (along, across) => polar(polar(a, along, degrees), across, degrees + 90)
}

export function boxOf(points: readonly Point[]): Box {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const point of points) {
    left = Math.min(left, point[0])
    right = Math.max(right, point[0])
    bottom = Math.min(bottom, point[1])
    top = Math.max(top, point[1])
  }
  return { left, right, bottom, top }
}

export function unite(boxes: readonly Box[]): Box {
  return boxes.reduce((all, box) => ({
    left: Math.min(all.left, box.left),
    right: Math.max(all.right, box.right),
    bottom: Math.min(all.bottom, box.bottom),
    top: Math.max(all.top, box.top),
  }))
}

/** The part of a polygon where `inside` is not negative; `inside` is a signed distance to a straight line. */
export function clip(polygon: readonly Point[], inside: (point: Point) => number): Point[] {
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? point
    const here = inside(point)
    const there = inside(next)
    const kept = here >= 0 ? [point] : []
    return here >= 0 === there >= 0 ? kept : [...kept, between(point, next, here / (here - there))]
  })
}

/** Whether a point is inside a polygon, or on its outline within a centimetre. */
export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  const edges = polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length] ?? point] as const)
  const crossed = edges.filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]),
  )
  return crossed.length % 2 === 1 || edges.some(([a, b]) => distanceToEdge([x, y], a, b) < 0.01)
}

function distanceToEdge(point: Point, a: Point, b: Point) {
  const length = distance(a, b) || 1
  const along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
  return distance(point, between(a, b, Math.min(1, Math.max(0, along / length))))
}

/** Numbers from `from` to `to` in `count` equal steps, both ends included. */
export const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
