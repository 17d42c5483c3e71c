// Whether the days that a sheet bills were days on hire, and the machine was there.
import { type Checked, finding, lineNoOf, passed } from './checks-facts.ts'

/** No line has a day before the hire, after billing has stopped, or of another cycle. */
function billed({ sheet, billingStop, lines }: Checked) {
  const stop = billingStop !== null && billingStop < sheet.to ? billingStop : sheet.to
  const all = [...new Set(lines.flatMap(({ days }) => days))].toSorted()
  const wrong = all.filter((day) => day < sheet.from || day < sheet.onHireFrom || day > stop)
  const lineNo = lineNoOf(lines, 'HIRE')
  if (wrong.length === 0) return passed('DAYS', 'daysOnHire', { n: all.length }, lineNo)
  return finding('DAYS', 'daysAfterStop', { days: wrong.join(' '), stop }, lineNo)
}

/** On a day that was worked the machine was on no other job and not in the workshop. */
const elsewhereOf = ({ elsewhere }: Checked) =>
  elsewhere.length === 0
    ? passed('ELSEWHERE', 'elsewhereNever')
    : finding('ELSEWHERE', 'elsewhereOn', { days: elsewhere.join(' ') })

export const checksOfDays = (checked: Checked) => ({ billed: billed(checked), elsewhere: elsewhereOf(checked) })
