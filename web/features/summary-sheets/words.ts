import { formatDate, weekdayOf } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import { grouped } from '#contract/numerals.ts'
import { fill } from '#web/platform/text.ts'
import { useSummaryTexts } from './texts.ts'

/** `10 Oct`, where the year stands elsewhere. */
export const shortDate = (date: string) => formatDate(date).slice(0, -5)

/** `Thu 15 Oct` */
export function useDayName() {
  const { weekdays } = useSummaryTexts()
  return (date: string) => `${weekdays[(weekdayOf(date) + 1) % 7]} ${shortDate(date)}`
}

/** A sentence about so many lines and their amount, in words up to twelve: `Certify four lines, ₹1,34,995.00`. */
export function useLinesInWords() {
  const { numbers } = useSummaryTexts()
  return (count: number, forms: { one: string; other: string }, paise = 0) =>
    fill(count === 1 ? forms.one : forms.other, { n: numbers[count] ?? grouped(count), amount: formatExact(paise) })
}
