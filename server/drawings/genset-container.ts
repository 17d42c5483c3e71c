// Generators of a power house in a container: corrugated walls between corner castings, silencers on the roof.
import { type Canopy, louvres, panel, rainCap, sign } from './genset-parts.ts'
import { steps } from './geometry.ts'
import { block, disc, plate, type Shape, strokes, thin } from './shapes.ts'

/** The container fills the canopy's box; the silencers and their pipes stand above it. */
export function containerGenset(canopy: Canopy): Shape[] {
  const { length, height, to } = canopy
  const casting = (x: number, y: number) => block(thin('mid'), to(x, y), [length * 0.026, height * 0.045], 0.01)
  return [
    ...silencer(canopy, 0.2),
    ...silencer(canopy, 0.48),
    block('paint', to(0, 0.05), [length, height * 0.95]),
    corrugation(canopy),
    block('dark', [0, 0], [length, height * 0.09]),
    block('shade', to(0, 0.95), [length, height * 0.05]),
    ...[0, 0.974].flatMap((x) => [casting(x, 0), casting(x, 0.955)]),
    louvres(canopy, [0.79, 0.16], [0.18, 0.72], 10),
    louvres(canopy, [0.035, 0.42], [0.1, 0.42], 6),
    ...wayIn(canopy),
    ...panel(canopy, [0.41, 0.5], [0.075, 0.26]),
    sign(to(0.6, 0.56), height * 0.16),
  ]
}

/** Ribs of the wall between the doors and the louvres. */
function corrugation({ to }: Canopy): Shape {
  const ribs = [...steps(0.5, 0.55, 2), ...steps(0.65, 0.77, 4)]
  return strokes(
    thin('line'),
    ribs.map((x) => [to(x, 0.12), to(x, 0.92)]),
  )
}

/** A lying silencer on its saddles; its pipe rises at the end. */
function silencer({ length, height, to }: Canopy, x: number): Shape[] {
  const [left, roof] = to(x, 1)
  const [long, thick] = [length * 0.2, height * 0.1]
  return [
    ...rainCap([left + long * 0.84, roof + thick * 0.8], 0.13, height * 0.1),
    block('dark', [left + long * 0.12, roof], [0.1, thick * 0.5]),
    block('dark', [left + long * 0.78, roof], [0.1, thick * 0.5]),
    plate('barrel', thick * 0.4, ...box([left, roof + thick * 0.25], [long, thick])),
  ]
}

const box = ([x, y]: readonly [number, number], [w, h]: readonly [number, number]) =>
  [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as const

/** The door for people between the inlet and the panel, with its lever, and the pair of doors of the tank. */
function wayIn({ length, height, to }: Canopy): Shape[] {
  return [
    block({ paint: 'shade', weight: 0.6 }, to(0.17, 0.1), [length * 0.13, height * 0.8], 0.02),
    block(thin('glass'), to(0.205, 0.66), [length * 0.06, height * 0.14], 0.02),
    block(thin('dark'), to(0.28, 0.44), [length * 0.01, height * 0.09], 0.01),
    strokes(thin('line'), [[to(0.33, 0.12), to(0.33, 0.92)]]),
    disc(thin('steel'), to(0.36, 0.22), height * 0.025),
  ]
}
