// Portable diesel air compressors on a road trailer; the larger and high-pressure ones on two axles.
import type { Point } from './geometry.ts'
import { vents } from './parts.ts'
import { at } from './path-data.ts'
import type { Scaled } from './scaled.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, dashedRing, disc, line, outline, plate, type Shape, strokes, thin } from './shapes.ts'
import { jackLeg, towBar, trailerWheel } from './towed-parts.ts'

const CFM_PER_M3 = 35.31

export const portableCompressor = (specs: Specs): Scene => compressor(specs, 6)
export const highPressureCompressor = (specs: Specs): Scene => compressor(specs, 24)

function airOf(specs: Specs, usual: number) {
  const cfm = known(specs, 'freeAirDeliveryCfm')
  return known(specs, 'freeAirDeliveryM3PerMin') ?? (cfm ? cfm / CFM_PER_M3 : usual)
}

/** Over 15 m³ a minute the machine is too heavy for one axle. */
const ONE_AXLE_M3 = 15

function compressor(specs: Specs, usual: number): Scene {
  const air = airOf(specs, usual)
  const length = 1.5 + 0.62 * Math.sqrt(air)
  const height = 0.62 + 0.21 * Math.sqrt(air)
  const axle = { radius: 0.3 + air * 0.004, x: length * 0.46, pair: air > ONE_AXLE_M3 }
  const sill = axle.radius * 1.25
  return {
    kind: axle.pair ? 'high-pressure-compressor' : 'portable-compressor',
    shapes: [
      ...jackLeg(length * 0.07, sill),
      ...towBar([length * 0.94, sill + 0.08], [length + 0.95 + length * 0.06, sill + 0.1]),
      ...canopy(length, height, sill),
      ...wheels(axle),
      ...airOutlets(sill),
    ],
    dimensions: [],
  }
}

function wheels({ radius, x: middle, pair }: { radius: number; x: number; pair: boolean }): Shape[] {
  if (!pair) return trailerWheel(middle, radius)
  return [middle - radius * 1.15, middle + radius * 1.15].flatMap((x) => trailerWheel(x, radius))
}

/** A hood that slopes down towards the tow bar, on a low frame. */
function canopy(length: number, height: number, sill: number): Shape[] {
  const to: Scaled = (x, y) => [x * length, sill + y * height]
  return [
    block('barrel', to(0.7, 0.96), [0.09, 0.2]),
    line(
      { paint: 'line', weight: 2 },
      [length * 0.7 - 0.03, sill + height + 0.17],
      [length * 0.7 + 0.12, sill + height + 0.22],
    ),
    block('dark', to(0.43, 0.99), [0.22, 0.07], 0.03),
    plate('dark', 0.03, to(0, -0.06), to(0.96, -0.06), to(0.96, 0.1), to(0, 0.1)),
    plate('paint', height * 0.08, to(0, 0.06), to(1, 0.06), to(1, 0.5), to(0.88, 1), to(0.04, 1), to(0, 0.92)),
    plate(thin('dark'), 0.03, to(0.005, 0.1), to(0.995, 0.1), to(0.995, 0.3), to(0.005, 0.3)),
    strokes(thin('line'), [
      [to(0.2, 0.34), to(0.2, 0.96), to(0.6, 0.96), to(0.6, 0.34), to(0.2, 0.34)],
      [to(0.4, 0.34), to(0.4, 0.96)],
    ]),
    ...[0.365, 0.415].map((x) => block(thin('dark'), to(x, 0.58), [length * 0.02, height * 0.1], 0.01)),
    ...grille(to, length, height),
    ...gauge(to, height),
  ]
}

/** The outlet grille for cooling air, at the end towards the tow bar. */
const grille = (to: Scaled, length: number, height: number): Shape[] => [
  block('dark', to(0.64, 0.38), [length * 0.2, height * 0.44], 0.02),
  vents(to(0.66, 0.45), [length * 0.16, height * 0.3], 5, 'light'),
]

/** The pressure gauge in its panel. */
function gauge(to: Scaled, height: number): Shape[] {
  const centre = to(0.1, 0.66)
  const radius = height * 0.12
  return [
    disc('steel', centre, radius),
    dashedRing('lug', centre, radius * 0.74, { width: radius * 0.22, marks: 10, share: 0.25 }),
    line({ paint: 'line', weight: 1.2 }, centre, [centre[0] + radius * 0.45, centre[1] + radius * 0.5]),
  ]
}

/** Valves at the back, with the hose to the tools. */
function airOutlets(sill: number): Shape[] {
  const mouth: Point = [-0.12, sill + 0.12]
  const end: Point = [-1.2, 0.06]
  const hose = `M${at(mouth)}C${at([-0.7, sill + 0.1])} ${at([-0.3, 0.06])} ${at([-0.75, 0.06])}L${at(end)}`
  return [
    outline({ paint: 'line', weight: 3.6 }, hose, [mouth, end]),
    block('steel', [-0.14, sill + 0.05], [0.16, 0.14], 0.02),
    line({ paint: 'line', weight: 1.8 }, [-0.09, sill + 0.15], [-0.09, sill + 0.3]),
    block('steel', [-1.36, 0], [0.2, 0.12], 0.02),
  ]
}
