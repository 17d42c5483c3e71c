// Points of a machine drawn at its usual size and stretched to its own.
import type { Point } from './geometry.ts'

export type Scaled = (x: number, y: number) => Point

/** Stretches lengths by `across` and heights by `up`. */
export const scaled =
  (across: number, up = across): Scaled =>
  (x, y) => [x * across, y * up]

/** Moves points to `[left, bottom]` without stretching them. */
export const movedTo =
  (left: number, bottom = 0): Scaled =>
  (x, y) => [left + x, bottom + y]
