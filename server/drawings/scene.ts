// The result of drawing a kind of machine: its marks in machine coordinates and the dimensions to show on them.
import type { Box, Point } from './geometry.ts'
import type { Shape } from './shapes.ts'

/** Attribute keys of the catalogue with their values; lengths in metres, masses in kilograms. */
export type Specs = Readonly<Record<string, number | string | boolean>>

/** A length that the drawing shows, and its place: `from` and `to` in metres, y upwards from the ground. */
export type Dimension = Readonly<{ key: string; valueM: number; from: Point; to: Point }>

/**
 * The machine in its working position. `floor` is the platform's floor; `envelope` the range of that floor, or of forks or
 * teeth, if the specs give it.
 */
export type Scene = Readonly<{
  kind: string
  shapes: readonly Shape[]
  dimensions: readonly Dimension[]
  /** The place of the person: before the machine if absent, or 'behind' it, clear of its load in front. */
  personX?: number | 'behind'
  floor?: readonly [Point, Point]
  envelope?: readonly Point[]
  /** Reach is measured from here; from the machine's origin if absent. */
  outFrom?: number
}>

/**
 * A finished drawing. `body` is SVG markup in metres inside `0 0 widthM heightM`, y downwards, no text, only
 * `dw-` classes. `origin` is the place of the machine's origin (on the ground) in it; `extent` bounds the machine
 * alone.
 */
export type Drawing = Readonly<{
  kind: string
  widthM: number
  heightM: number
  groundWeightM: number
  body: string
  dimensions: readonly Dimension[]
  origin: Point
  extent: Box
  floor?: readonly [Point, Point]
  envelope?: readonly Point[]
}>

/** A numeric spec; undefined if it is missing or not a positive number. */
export function known(specs: Specs, key: string): number | undefined {
  const value = specs[key]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined
}
