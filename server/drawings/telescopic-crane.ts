// The slewing superstructure and telescopic boom of truck, all-terrain and rough-terrain cranes.
import { ballast, craneCab, hookBlock, type Scaled, scaledFrom, sheave, traced } from './crane-parts.ts'
import { frame, type Point } from './geometry.ts'
import { boomSection, cylinder, pin, vents } from './parts.ts'
import { block, line, plate, type Shape, strokes, thin } from './shapes.ts'

/** Height of the boom's foot above the slewing ring, for a crane of nominal size. */
const FOOT: Point = [-1.75, 1.45]
const RAM_FOOT: Point = [-0.25, 0.5]
export const ANGLE = 48

/** `deck` is the height of the slewing ring, its centre at x 0; `longest` the whole boom, `size` 1 a 50 t crane. */
export type Superstructure = Readonly<{ deck: number; size: number; longest: number; slabs: number }>

/** Approximate length of a fully retracted boom; the rest slides inside. */
const shortestOf = (longest: number) => 5.5 + longest * 0.13

export const footOf = ({ deck, size }: Superstructure) => scaledFrom(size, [0, deck])(...FOOT)

export function superstructure(crane: Superstructure): Shape[] {
  const to = scaledFrom(crane.size, [0, crane.deck])
  return [...boom(crane, to), ...turntable(crane, to)]
}

/** The base and two partly extended sections, each thinner than the one around it. */
function boom(crane: Superstructure, to: Scaled): Shape[] {
  const { size, longest } = crane
  const foot = footOf(crane)
  const on = frame(foot, ANGLE)
  const base = shortestOf(longest) * 0.9
  const out = longest * 0.075
  const deep = 0.55 * size + longest * 0.0075
  const ends = [0, 1, 2].map((index) => ({ along: base + out * index, thick: deep * 0.8 ** index }))
  const sections = ends.map(({ along, thick }, index) =>
    boomSection(
      index % 2 === 0 ? 'paint' : 'shade',
      index === 0 ? on(-0.75 * size, 0) : on(along - out * 1.3, 0),
      on(along, 0),
      [thick, thick * 0.97],
    ),
  )
  const tip = base + out * 2
  return [
    ...head(on, tip, deep * 0.64, size),
    line(thin('line'), on(-0.6 * size, deep * 0.5 + 0.42 * size), on(tip, deep * 0.45)),
    ...sections.toReversed(),
    ...ends.slice(0, 2).map(({ along, thick }) => collar(on, along, thick)),
    ...nose(on, tip, deep * 0.64),
    ...cylinder(to(...RAM_FOOT), on(base * 0.5, -deep * 0.52), 0.42 * size, 0.46),
    plate(
      'shade',
      0.04,
      on(-0.72 * size, deep * 0.4),
      on(-0.1 * size, deep * 0.4),
      on(-0.3 * size, deep * 0.4 + 0.4 * size),
      on(-0.62 * size, deep * 0.4 + 0.4 * size),
    ),
    ...sheave(on(-0.45 * size, deep * 0.5 + 0.24 * size), 0.3 * size),
  ]
}

/** Ropes and hook hang from the sheave at the boom's head. */
function head(on: Scaled, tip: number, thick: number, size: number): Shape[] {
  const top = on(tip + thick * 0.5, -thick * 0.65)
  return hookBlock(top, (top[1] - 2) * 0.4, 0.56 + 0.2 * size)
}

const nose = (on: Scaled, tip: number, thick: number): Shape[] => [
  plate(
    'dark',
    0.05,
    on(tip - thick * 0.9, thick * 0.6),
    on(tip + thick * 0.5, thick * 0.75),
    on(tip + thick, -thick * 0.8),
    on(tip + thick * 0.1, -thick),
    on(tip - thick * 0.7, -thick * 0.55),
  ),
  ...sheave(on(tip + thick * 0.5, -thick * 0.65), thick * 0.42),
  ...sheave(on(tip + thick * 0.1, thick * 0.5), thick * 0.34),
]

/** The wear-pad collar at the mouth of a section. */
const collar = (on: Scaled, along: number, thick: number) =>
  plate(
    'paint',
    0.03,
    on(along - thick * 0.34, thick * 0.57),
    on(along, thick * 0.57),
    on(along, -thick * 0.57),
    on(along - thick * 0.34, -thick * 0.57),
  )

/** Slewing ring, frame with the boom's bracket, ballast behind and the driver's cab in front. */
function turntable({ size, slabs }: Superstructure, to: Scaled): Shape[] {
  return [
    plate('mid', 0.04, ...traced(to, [-0.95, -0.12, 0.95, -0.12, 0.85, 0.16, -0.85, 0.16])),
    plate(
      'paint',
      0.08 * size,
      ...traced(
        to,
        [-3, 0.14, 0.95, 0.14, 0.95, 0.46, 0.2, 0.72, -0.75, 0.78, -1.4, 1.75, -1.95, 1.8, -2.3, 1.2, -3, 1.1],
      ),
    ),
    strokes(thin('line'), [
      [to(-2.3, 0.2), to(-2.3, 1.14)],
      [to(-1.2, 0.34), to(0.4, 0.34)],
    ]),
    vents(to(-2.1, 0.52), [0.6 * size, 0.3 * size], 4),
    pin(to(...FOOT), 0.16 * size),
    pin(to(...RAM_FOOT), 0.18 * size),
    ...ballast(to(-4, 0.14), 1.25 * size, (0.5 + 0.32 * slabs) * size, slabs),
    block(thin('mid'), to(0.5, 0.1), [1 * size, 0.1]),
    ...craneCab(scaledFrom(size ** 0.5, to(0.52, 0.2))),
  ]
}
