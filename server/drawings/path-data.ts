// The shortest SVG path data: metres to three decimals, y downwards, relative to the previous point.
import type { Point } from './geometry.ts'

/** The decimals of each number of thousandths, without superfluous zeros: looked up, since a drawing has thousands. */
const DECIMALS = Array.from({ length: 1000 }, (_, n) =>
  (n / 1000)
    .toFixed(3)
    .slice(1)
    .replace(/\.?0+$/, ''),
)

/** At most three decimals, without superfluous zeros. */
export function number(value: number): string {
  const signed = thousandths(value)
  const size = Math.abs(signed)
  const metres = Math.trunc(size / 1000)
  const digits = `${metres === 0 && size > 0 ? '' : metres}${DECIMALS[size % 1000]}`
  return signed < 0 ? `-${digits}` : digits
}

/** Numbers in a row; a minus sign or a second decimal point separates them as well as a space. */
function row(values: readonly number[]): string {
  return values.map(number).reduce((text, next, index, all) => {
    const parted = next.startsWith('-') || (next.startsWith('.') && all[index - 1]?.includes('.'))
    return parted ? text + next : `${text} ${next}`
  })
}

/** An absolute point. */
export const at = ([x, y]: Point) => row([x, -y])

/** A line to a point, or a curve round a corner. */
export type Step = Readonly<{ to: Point; round?: Point }>

/** A path from `start`, without empty steps. */
export function trail(start: Point, path: readonly Step[]): string {
  const moved = path.reduce(
    ({ from, text }, step) => {
      const away = (point: Point) => [
        thousandths(point[0]) - thousandths(from[0]),
        thousandths(from[1]) - thousandths(point[1]),
      ]
      const metres = [...(step.round ? away(step.round) : []), ...away(step.to)].map((value) => value / 1000)
      if (metres.every((value) => value === 0)) return { from, text }
      return { from: step.to, text: `${text}${step.round ? 'q' : 'l'}${row(metres)}` }
    },
    { from: start, text: `M${at(start)}` },
  )
  return moved.text
}

const thousandths = (value: number) => Math.round(value * 1000)
