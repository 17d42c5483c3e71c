// Parts shared by generators: the tank in the base, louvres, the control panel, pipes and the sign for electricity.
import type { Point, Size } from './geometry.ts'
import { vents } from './parts.ts'
import type { Scaled } from './scaled.ts'
import { block, disc, line, polygon, type Shape, thin } from './shapes.ts'

/** Length and height in metres; `to` takes shares of both. */
export type Canopy = Readonly<{ length: number; height: number; to: Scaled }>

/** The base frame with the tank in it: pockets for a forklift, the filler, the drain. */
export function fuelBase({ length, height, to }: Canopy, deep: number): Shape[] {
  const pocket = (x: number) => block(thin('mid'), to(x, deep * 0.22), [length * 0.09, height * deep * 0.45])
  return [
    block('dark', [0, 0], [length, height * deep], 0.02),
    pocket(0.27),
    pocket(0.64),
    disc(thin('steel'), to(0.07, deep * 0.5), height * 0.028),
  ]
}

export const liftingEyes = ({ length, height, to }: Canopy, places: readonly number[]): Shape[] =>
  places.map((x) => block('dark', to(x, 0.99), [0.06 + length * 0.01, height * 0.05], 0.02))

/** A pipe with its open rain cap. */
export function rainCap([x, y]: Point, wide: number, high: number): Shape[] {
  return [
    block('barrel', [x, y], [wide, high]),
    line(
      { paint: 'line', weight: 2 },
      [x - wide * 0.3, y + high * 1.05],
      [x + wide * 1.3, y + high * 1.05 + wide * 0.7],
    ),
  ]
}

/** Air inlets and outlets: slats in a dark opening; place and size are shares of the canopy. */
export function louvres({ length, height, to }: Canopy, [x, y]: Point, [wide, high]: Size, count: number): Shape {
  const [w, h] = [wide * length, high * height]
  const [left, low] = to(x, y)
  const slats = vents([left + w * 0.12, low + h * 0.1], [w * 0.76, h * 0.8], count, 'light')
  const opening = block('dark', [left, low], [w, h], 0.02)
  return { box: opening.box, svg: (weight) => opening.svg(weight) + slats.svg(weight) }
}

/** The control panel behind its window, and the emergency stop below it. */
export function panel({ length, height, to }: Canopy, [x, y]: Point, [wide, high]: Size): Shape[] {
  const [w, h] = [wide * length, high * height]
  const [left, low] = to(x, y)
  return [
    block('glass', [left, low], [w, h], 0.03),
    block(thin('dark'), [left + w * 0.18, low + h * 0.2], [w * 0.64, h * 0.6], 0.02),
    disc(thin('steel'), [left + w * 0.5, low + h * 0.5], h * 0.13),
    disc(thin('dark'), [left + w * 0.5, low - h * 0.5], h * 0.11),
  ]
}

/** The sign for electricity round a point, `unit` half as high. */
export function sign([x, y]: Point, unit: number): Shape {
  const at = (dx: number, dy: number): Point => [x + dx * unit, y + dy * unit]
  return polygon(
    thin('dark'),
    at(0.25, 1.1),
    at(-0.5, -0.15),
    at(-0.06, -0.15),
    at(-0.25, -1.1),
    at(0.5, 0.2),
    at(0.06, 0.2),
  )
}
