// Parts of machines that drive, lift and load: the driver's seat, forks, and their mast.
import type { Point } from './geometry.ts'
import { beam, block, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

/** Converts nominal metres of a class into metres of this machine. */
export type Scaled = (x: number, y: number) => Point

export const scaled =
  (size: number, [left, bottom]: Point = [0, 0]): Scaled =>
  (x, y) => [left + x * size, bottom + y * size]

/** Machines of one family grow equally in every direction, so lengths scale with the cube root of load or mass. */
export const sizeBy = (value: number | undefined, usual: number) => Math.cbrt((value ?? usual) / usual)

/** A seat facing right, its cushion on `to(0, 0)`, and the steering wheel in front of it. */
export function driversPlace(to: Scaled, column: Point): Shape[] {
  const [x, y] = column
  return [
    plate('dark', 0.05, to(0.02, 0), to(0.46, 0.02), to(0.48, 0.13), to(0.16, 0.16), to(0.02, 0.66), to(-0.1, 0.64)),
    strokes({ paint: 'line', weight: 1.4 }, [
      [to(x, y), to(x - 0.14, y + 0.32)],
      [to(x - 0.26, y + 0.26), to(x - 0.02, y + 0.38)],
    ]),
  ]
}

/** One fork from its heel at `heel` forwards, tapering, with its shank up to `shank`. Its upper face is at heel's y. */
export function fork([x, y]: Point, length: number, thick: number, shank: number): Shape {
  return polygon(
    'dark',
    [x, y + shank],
    [x + thick, y + shank],
    [x + thick, y],
    [x + length, y],
    [x + length, y - thick * 0.25],
    [x + length * 0.55, y - thick],
    [x, y - thick],
  )
}

/**
 * A mast of two channels standing at `x` on `foot`, `closed` high when lowered. The inner channel rises half as far as
 * the forks, whose upper face is at `lift`; `rail` is a channel's depth.
 */
export type Mast = Readonly<{
  x: number
  foot: number
  closed: number
  lift: number
  rail: number
  forks: number
  backrest: number
}>

/** The mast's length for its carriage at full lift: half the lift plus the carriage. */
export const closedMast = (usual: number, lift: number, carriage: number) => Math.max(usual, lift / 2 + carriage)

export function mastShapes(mast: Mast): Shape[] {
  const { x, foot, closed, lift, rail } = mast
  const rise = Math.max(0, (lift - foot) / 2)
  const rod = x - rail * 0.22
  const cylinderTop = foot + (closed - foot) * 0.9
  return [
    ...(rise > 0.2 ? [block(thin('steel'), [rod, cylinderTop], [rail * 0.22, rise])] : []),
    block(thin('barrel'), [x - rail * 0.34, foot + rail], [rail * 0.4, cylinderTop - foot - rail], 0.02),
    block('barrel', [x + rail * 0.12, foot + rise], [rail * 0.88, closed - foot]),
    ...carriage(mast),
    block('mid', [x, foot], [rail * 0.86, closed - foot]),
    strokes(thin('light'), [
      [
        [x + rail * 0.43, foot + rail * 0.6],
        [x + rail * 0.43, closed - rail * 0.6],
      ],
    ]),
  ]
}

/** The carriage on its rollers, the load backrest above, the forks on it. */
function carriage({ x, lift, rail, forks, backrest }: Mast): Shape[] {
  const face = x + rail
  const bar = rail * 0.55
  const height = backrest * 0.45
  return [
    beam(
      thin('mid'),
      [x + rail * 0.6, lift + height * 0.25],
      [x + rail * 0.6, lift + height * 0.8],
      [rail * 0.3, rail * 0.3],
    ),
    block('line', [face + bar * 0.4, lift + height], [bar * 0.35, backrest - height]),
    block('dark', [face - bar * 0.2, lift + height * 0.1], [bar, height * 0.9]),
    fork([face + bar * 0.75, lift], forks, rail * 0.36, height),
  ]
}
