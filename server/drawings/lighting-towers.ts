// Lighting towers: lamps on a mast of sections, on a braced trailer with its generator, or with batteries.
import { frame, type Point, steps } from './geometry.ts'
import { vents } from './parts.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { block, plate, polygon, type Shape, strokes, thin } from './shapes.ts'
import { jackLeg, towBar, trailerWheel } from './towed-parts.ts'

const USUAL_MAST_M = 9
/** The mast's place, and its lowest point inside the body. */
const MAST_X = 0.3
const MAST_FOOT = 0.55
const SECTIONS = 4

export const dieselLightingTower = (specs: Specs): Scene => tower('diesel-lighting-tower', specs, generatorBody())
export const hybridLightingTower = (specs: Specs): Scene => tower('hybrid-lighting-tower', specs, batteryBody())

function tower(kind: string, specs: Specs, body: Shape[]): Scene {
  const height = known(specs, 'mastHeightM') ?? USUAL_MAST_M
  return {
    kind,
    shapes: [...trailer(), ...mast(height), ...lamps(height), ...body],
    dimensions: known(specs, 'mastHeightM') ? [mastHeight(height)] : [],
    personX: 3.6,
  }
}

const mastHeight = (valueM: number): Dimension => ({ key: 'mastHeightM', valueM, from: [1.5, 0], to: [1.5, valueM] })

/** Sections from the foot upwards, each narrower than the one around it, with a collar at every mouth. */
function mast(height: number): Shape[] {
  const step = (height - 1.1 - MAST_FOOT) / SECTIONS
  return Array.from({ length: SECTIONS }, (_, index) => SECTIONS - 1 - index).flatMap((index) => {
    const width = 0.3 - index * 0.055
    const foot = MAST_FOOT + index * step - (index ? 0.1 : 0)
    const top = MAST_FOOT + (index + 1) * step
    return [
      block(index % 2 === 0 ? 'steel' : 'barrel', [MAST_X - width / 2, foot], [width, top - foot]),
      block('dark', [MAST_X - width / 2 - 0.035, top - 0.16], [width + 0.07, 0.16], 0.02),
    ]
  })
}

/** Two rows of lamps on cross bars, turned a little down and outwards. */
function lamps(height: number): Shape[] {
  const rows = [height - 0.36, height - 1.28]
  return [
    block('dark', [MAST_X - 0.07, height - 1.5], [0.14, 1.3]),
    ...rows.map((y) => block('dark', [MAST_X - 0.56, y - 0.05], [1.12, 0.1], 0.02)),
    ...rows.flatMap((y) => [...lamp(y, -1), ...lamp(y, 1)]),
  ]
}

/** A lamp that is on: its bright face in a dark frame, divided into its four fields. */
function lamp(y: number, side: 1 | -1): Shape[] {
  const at = (x: number, dy: number): Point => [MAST_X + side * x, y + dy]
  return [
    plate('dark', 0.05, at(0.14, 0.36), at(1.16, 0.28), at(1.32, -0.42), at(0.19, -0.44)),
    polygon(thin('lamp'), at(0.23, 0.26), at(1.08, 0.19), at(1.2, -0.33), at(0.27, -0.35)),
    strokes(thin('line'), [
      [at(0.66, 0.22), at(0.74, -0.34)],
      [at(0.25, -0.05), at(1.14, -0.08)],
    ]),
  ]
}

function trailer(): Shape[] {
  return [
    ...jackLeg(-1.5, 0.5),
    ...jackLeg(2.1, 0.5),
    block('barrel', [-1.5, 0.42], [3.6, 0.09]),
    ...towBar([1.2, 0.46], [2.75, 0.46]),
    block('dark', [-1.22, 0.36], [2.5, 0.16], 0.02),
  ]
}

/** The generator under its hood on two wheels. */
function generatorBody(): Shape[] {
  return [
    plate('paint', 0.14, [-1.2, 0.5], [1.2, 0.5], [1.2, 1.1], [1.0, 1.5], [-1.1, 1.5], [-1.2, 1.4]),
    block('barrel', [0.82, 1.4], [0.09, 0.28]),
    strokes(thin('line'), [
      [
        [-0.42, 0.52],
        [-0.42, 1.48],
      ],
      [
        [0.5, 0.52],
        [0.5, 1.48],
      ],
    ]),
    block('dark', [-1.08, 0.86], [0.54, 0.44], 0.03),
    vents([-1.0, 0.95], [0.38, 0.26], 4, 'light'),
    block(thin('dark'), [0.34, 1.12], [0.1, 0.06]),
    block(thin('dark'), [0.6, 1.05], [0.3, 0.26], 0.02),
    ...trailerWheel(-0.1, 0.3),
  ]
}

/** A low cabinet: batteries behind a ribbed door with their sign, the small charger beside them; panels on the roof. */
function batteryBody(): Shape[] {
  return [
    ...solarPanel(-1.95, -0.1),
    plate('paint', 0.06, [-1.0, 0.5], [1.0, 0.5], [1.0, 1.6], [-1.0, 1.6]),
    block('dark', [-1.06, 1.54], [2.12, 0.12], 0.03),
    strokes(thin('line'), [
      [
        [0.34, 0.52],
        [0.34, 1.54],
      ],
    ]),
    vents([0.46, 0.9], [0.42, 0.44], 6),
    ...battery(-0.84, 0.96),
    ...trailerWheel(-0.1, 0.28),
  ]
}

/** Cells across the length of the panel. */
const CELLS = 5

/** A panel turned to the sun on its strut, its foot on the roof. */
function solarPanel(left: number, right: number): Shape[] {
  const on = frame([left, 1.78], 27)
  const long = (right - left) / Math.cos((27 * Math.PI) / 180)
  const cells = steps(0, long, CELLS).slice(1, -1)
  return [
    strokes({ paint: 'line', weight: 2.2 }, [
      [on(long * 0.28, 0), [-0.86, 1.6]],
      [on(long * 0.92, 0), [-0.36, 1.6]],
    ]),
    polygon('dark', on(0, 0), on(long, 0), on(long, 0.13), on(0, 0.13)),
    polygon('solar', on(0.05, 0.13), on(long - 0.05, 0.13), on(long - 0.16, 0.52), on(0.2, 0.52)),
    strokes(thin('light'), [
      ...cells.map((along) => [on(along, 0.16), on(along * 0.87 + 0.16, 0.5)]),
      [on(0.14, 0.33), on(long - 0.12, 0.33)],
    ]),
  ]
}

/** The sign for a battery: three cells and its pole. */
const battery = (x: number, y: number): Shape[] => [
  block(thin('dark'), [x + 0.96, y + 0.1], [0.08, 0.2]),
  block('dark', [x, y], [0.96, 0.4], 0.04),
  ...[0, 1, 2].map((cell) => block(thin('paint'), [x + 0.09 + cell * 0.28, y + 0.08], [0.2, 0.24])),
]
