import type { ReactNode } from 'react'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useSummaryTexts } from './texts.ts'
import { useDayName } from './words.ts'

type Props = { title: string; tone?: 'is-warning'; children: ReactNode }

const Notice = ({ title, tone, children }: Props) => (
  <div className={`sheet-notice ${tone ?? ''}`}>
    <p className="font-semibold">{title}</p>
    {children}
  </div>
)

/** Notices before the figures: changes, and obstacles of the sheet. */
export function SheetNotices({ sheet }: { sheet: SummarySheet }) {
  const text = useSummaryTexts()
  const dayName = useDayName()
  const { isOutdated, unsigned, note, version, lines } = sheet
  const answers = lines.some(({ reply }) => reply !== null)
  return (
    <div className="grid gap-3 empty:hidden">
      {isOutdated && (
        <Notice title={text.outdatedTitle} tone="is-warning">
          <p>{text.outdatedText}</p>
        </Notice>
      )}
      {unsigned.length > 0 && (
        <Notice title={plural(unsigned.length, text.unsignedTitle)} tone="is-warning">
          <p>{fill(text.unsignedText, { days: unsigned.map(dayName).join(', ') })}</p>
        </Notice>
      )}
      {version > 1 && (note !== null || answers) && (
        <Notice title={fill(text.revisedTitle, { version })}>
          {note !== null && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
        </Notice>
      )}
    </div>
  )
}
