import type { DeskQuote } from '#contract/quotes.desk.ts'
import type { Versioning } from '#web/platform/use-versioned.ts'
import { CustomerView } from './desk-customer-view.tsx'
import { draftOf } from './desk-draft.ts'
import { DeskHead } from './desk-head.tsx'
import { DeskLines } from './desk-lines.tsx'
import { TermsBand } from './desk-terms-band.tsx'
import { Bills, Inner, Sums } from './desk-totals.tsx'
import { useDeskForm } from './use-desk-form.ts'

type Props = { versioning: Versioning<DeskQuote>; mayQuote: boolean; mayMargin: boolean }

/** A version as it was sent, or a draft for those who only read. */
export function DeskSent({ versioning: { stored: quote }, mayMargin }: Props) {
  const form = useDeskForm(draftOf(quote.content))
  const preview = { document: quote.priced, figures: quote.figures, isBehind: false, error: null }
  return (
    <>
      <DeskHead quote={quote}>{null}</DeskHead>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <TermsBand form={form} disabled />
          <DeskLines quote={quote} form={form} preview={preview} disabled />
          <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid gap-4">
              <Bills preview={preview} />
              <Inner preview={preview} mayMargin={mayMargin} />
            </div>
            <Sums preview={preview} isWrong={false} />
          </div>
        </div>
        <CustomerView quote={quote} preview={preview} isSaved />
      </div>
    </>
  )
}
