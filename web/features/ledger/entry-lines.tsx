import type { LedgerEntry } from '#contract/ledger.ts'
import { figure } from '#contract/ledger-text.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useLedgerNames, useLedgerTexts } from './texts.ts'

/** The lines of an entry, which open below it. */
export function EntryLines({ entry }: { entry: LedgerEntry }) {
  const [text, names] = [useLedgerTexts(), useLedgerNames()]
  const { lines, postedBy, note } = entry
  return (
    <details className="relative">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {plural(lines.length, text.linesOf)}
      </summary>
      <table className="mb-2 w-full text-sm" aria-label={text.lines}>
        <thead className="text-ink-3">
          <tr>
            <th scope="col" className="py-1 pr-3 text-left font-normal">
              {text.account}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              {text.debit}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              {text.credit}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ account, debitPaise, creditPaise }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes, and may name an account twice
            <tr key={index} className="border-t border-line">
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                {names.accounts[account]}
              </th>
              <td className="py-1 pl-3 text-right tabular-nums">{figure(debitPaise)}</td>
              <td className="py-1 pl-3 text-right tabular-nums">{figure(creditPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== null && <p className="text-sm wrap-anywhere">{note}</p>}
      {postedBy !== null && <p className="text-sm text-ink-3">{fill(text.postedBy, { name: postedBy })}</p>}
    </details>
  )
}
