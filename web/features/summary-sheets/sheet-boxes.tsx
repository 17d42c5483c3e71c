import type { ReactNode } from 'react'
import { formatExact } from '#contract/figures.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { useChecksInShort } from '#web/platform/check-words.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { ChecksBox } from '#web/ui/checks.tsx'
import { useSummaryTexts } from './texts.ts'

type Props = {
  sheet: SummarySheet
  /** The reader's answer, as the last box. */
  answer?: ReactNode
}

/** The preparer, the certifications and the answer: last, as on paper. */
export function SheetBoxes({ sheet, answer }: Props) {
  const inShort = useChecksInShort({ checks: sheet.checks, isSent: sheet.version > 0 })
  const text = useSummaryTexts()
  const { preparedBy, preparedAt, supplierName: supplier, sentBy, sentAt, hash } = sheet
  return (
    <div className="sheet-boxes">
      <section>
        <h3>{text.prepared}</h3>
        <p className="box-name">{preparedBy}</p>
        <p className="text-sm text-ink-2">
          {fill(text.preparedFor, { supplier })}, <span className="whitespace-nowrap">{instantText(preparedAt)}</span>
        </p>
        {sentBy !== null && sentAt !== null && sentBy !== preparedBy && (
          <p className="text-sm text-ink-2">{fill(text.sentBy, { name: sentBy, at: instantText(sentAt) })}</p>
        )}
        {hash !== null && (
          <p className="mt-1 text-sm text-ink-3" title={hash}>
            {fill(text.fingerprint, { hash: hash.slice(0, 12) })}
          </p>
        )}
      </section>
      <section>
        <h3>{text.certified}</h3>
        <Certifications sheet={sheet} />
      </section>
      {sheet.checks.length > 0 && <ChecksBox {...inShort} />}
      {answer}
    </div>
  )
}

function Certifications({ sheet: { certifications } }: Pick<Props, 'sheet'>) {
  const text = useSummaryTexts()
  if (certifications.length === 0) return <p className="text-sm text-ink-2">{text.notCertified}</p>
  return (
    <ul className="grid gap-3">
      {certifications.map(({ version, how, name, at, amountPaise }) => (
        <li key={at}>
          <p className="box-name text-signed tabular-nums">{formatExact(amountPaise)}</p>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {name === null ? text.certifiedHow[how] : fill(text.certifiedBy, { name, how: text.certifiedHow[how] })}
          </p>
          <p className="text-sm text-ink-2">{fill(text.certifiedVersion, { version, at: instantText(at) })}</p>
        </li>
      ))}
    </ul>
  )
}
