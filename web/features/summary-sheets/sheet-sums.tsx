import { formatFigure } from '#contract/figures.ts'
import type { SummaryLine, SummarySheet } from '#contract/summary-sheets.ts'
import { useSummaryTexts } from './texts.ts'
import { useLinesInWords } from './words.ts'

export const countOf = (lines: readonly SummaryLine[], state: SummaryLine['state']) =>
  lines.filter((line) => line.state === state).length

/** The agreed, open and disputed sums, and the total. */
export function useSums({ lines, agreedPaise, openPaise, disputedPaise }: SummarySheet) {
  const text = useSummaryTexts()
  const inWords = useLinesInWords()
  const parts = [
    { state: 'AGREED', forms: text.agreed, paise: agreedPaise },
    { state: 'OPEN', forms: text.open, paise: openPaise },
    { state: 'DISPUTED', forms: text.disputed, paise: disputedPaise },
  ] as const
  return parts
    .map(({ state, forms, paise }) => ({ state, paise, n: countOf(lines, state), forms }))
    .filter(({ n }) => n > 0)
    .map(({ state, paise, n, forms }) => ({ state, paise, name: inWords(n, forms) }))
}

/** The sums below the lines; agreed and disputed lines part here. */
export function SheetSums({ sheet }: { sheet: SummarySheet }) {
  const text = useSummaryTexts()
  const sums = useSums(sheet)
  return (
    <dl className="sheet-sums" aria-label={text.sums}>
      {sums.length > 1 &&
        sums.map(({ state, name, paise }) => (
          <div key={state}>
            <dt>{name}</dt>
            <dd>{formatFigure(paise)}</dd>
          </div>
        ))}
      <div className="is-total">
        <dt>
          {text.beforeGst}
          <small>{text.gstNote}</small>
        </dt>
        <dd className="figure">{formatFigure(sheet.taxablePaise)}</dd>
      </div>
    </dl>
  )
}
