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

/** Thousandths in a row; a minus sign or a second decimal point separates numbers as well as a space. */
function row(values: readonly number[]): string {
  let text = ''
  let before = ''
  for (const value of values) {
    const next = spelled(value)
    const isParted = text === '' || next.startsWith('-') || (next.startsWith('.') && before.includes('.'))
    text += isParted ? next : ` ${next}`
    before = next
  }
  return text
}

/** An absolute point. */
export const at = ([x, y]: Point) => row([thousandths(x), thousandths(-y)])

/** A line to a point, or a curve round a corner. */
export type Step = Readonly<{ to: Point; round?: Point }>

/** A path from `start`, without empty steps. A loop over plain numbers, as a drawing has a thousand steps. */
export function trail(start: Point, path: readonly Step[]): string {
  let text = `M${at(start)}`
  let [x, y] = [thousandths(start[0]), thousandths(start[1])]
  for (const { to, round } of path) {
    const [nextX, nextY] = [thousandths(to[0]), thousandths(to[1])]
    const curve = round ? [thousandths(round[0]) - x, y - thousandths(round[1])] : []
    const moves = [...curve, nextX - x, y - nextY]
    if (moves.some((move) => move !== 0)) text += `${round ? 'q' : 'l'}${row(moves)}`
    x = nextX
    y = nextY
  }
  return text
}
