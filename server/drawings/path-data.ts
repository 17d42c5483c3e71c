// The shortest SVG path data: metres to three decimals, y downwards, relative to the previous point.
import type { Point } from './geometry.ts'

/** The decimals of each number of thousandths, without superfluous zeros: looked up, since a drawing has thousands. */
const DECIMALS = Array.from({ length: 1000 }, (_, n) =>
  (n / 1000)
    .toFixed(3)
    .slice(1)
    .replace(/\.?0+$/, ''),
)

/** A number of thousandths, without superfluous zeros. */
function spelled(signed: number): string {
  const size = Math.abs(signed)
  const metres = Math.trunc(size / 1000)
  const digits = `${metres === 0 && size > 0 ? '' : metres}${DECIMALS[size % 1000]}`
  return signed < 0 ? `-${digits}` : digits
}

const thousandths = (metres: number) => Math.round(metres * 1000)

/** At most three decimals, without superfluous zeros. */
export const number = (value: number): string => spelled(thousandths(value))

/** What parts two numbers of thousandths in a row: a minus sign or a second decimal point does it as well as a space. */
const gap = (before: number, next: number) => (next < 0 || (next > 0 && next < 1000 && before % 1000 !== 0) ? '' : ' ')

/** Two thousandths in a row. */
const pair = (x: number, y: number) => spelled(x) + gap(x, y) + spelled(y)

/** An absolute point. */
export const at = (point: Point) => pair(thousandths(point[0]), thousandths(-point[1]))

/** A line to a point, or a curve round a corner. */
export type Step = Readonly<{ to: Point; round?: Point }>

/** A path from `start`, without empty steps. A loop over plain numbers, as a drawing has a thousand steps. */
export function trail(start: Point, path: readonly Step[]): string {
  let text = `M${at(start)}`
  let x = thousandths(start[0])
  let y = thousandths(start[1])
  for (const { to, round } of path) {
    const nextX = thousandths(to[0])
    const nextY = thousandths(to[1])
    if (round) text += curve(thousandths(round[0]) - x, y - thousandths(round[1]), nextX - x, y - nextY)
    else if (nextX !== x || nextY !== y) text += `l${pair(nextX - x, y - nextY)}`
    x = nextX
    y = nextY
  }
  return text
}

/** A curve by its control point and its end, both relative to its start. */
const curve = (aroundX: number, aroundY: number, x: number, y: number) =>
  aroundX === 0 && aroundY === 0 && x === 0 && y === 0
    ? ''
    : `q${pair(aroundX, aroundY)}${gap(aroundY, x)}${pair(x, y)}`
