// The place that a task asks for, within the range of a machine.
import { reaches, type WorkingEnvelope } from './envelope.ts'
import type { Point } from './geometry.ts'

/** Metres out from the machine, and up from the ground (negative below it); what is not asked is undefined. */
export type AskedPlace = { out: number | undefined; up: number | undefined }

const outOf = ({ outFrom, side }: WorkingEnvelope, [x]: Point) => side * (x - outFrom)
const furthest = (envelope: WorkingEnvelope): Point =>
  envelope.outline.reduce<Point>(
    (best, point) => (outOf(envelope, point) > outOf(envelope, best) ? point : best),
    [envelope.outFrom, 0],
  )

/** Whether the range holds the place; null unless a reach is asked, since height alone is a figure of the machine. */
export function getsThere(envelope: WorkingEnvelope | undefined, { out, up }: AskedPlace): boolean | null {
  if (!envelope || out === undefined) return null
  if (up !== undefined) return reaches(envelope, [out, up])
  return outOf(envelope, furthest(envelope)) >= out
}

/** Returns the point to mark: in the middle of the range at its height if no reach is asked; null without either. */
export function placeIn(envelope: WorkingEnvelope, { out, up }: AskedPlace): Point | null {
  if (out === undefined) return up === undefined ? null : [middleAt(envelope, up), up]
  const x = envelope.outFrom + envelope.side * out
  return [x, up ?? furthest(envelope)[1]]
}

/** Just below the top of a range, where its outline still has two sides. */
const WITHIN = 0.999

function middleAt({ outline, outFrom }: WorkingEnvelope, up: number) {
  const level = up * WITHIN
  const crossed = outline
    .flatMap(([x, y], index) => {
      const [toX, toY] = outline[(index + 1) % outline.length] ?? [x, y]
      return y > level === toY > level ? [] : [x + ((level - y) / (toY - y)) * (toX - x)]
    })
    .toSorted((one, other) => one - other)
  const [left, right] = [crossed.at(-2), crossed.at(-1)]
  return left === undefined || right === undefined ? outFrom : (left + right) / 2
}
