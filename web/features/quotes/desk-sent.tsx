import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { useKeys } from '#web/platform/use-keys.ts'
import type { Versioning } from '#web/platform/use-versioned.ts'
import { CustomerView } from './desk-customer-view.tsx'
import { draftOf } from './desk-draft.ts'
import { DeskHead } from './desk-head.tsx'
import { DeskLines } from './desk-lines.tsx'
import { SentActs } from './desk-sent-acts.tsx'
import { SentFacts } from './desk-sent-facts.tsx'
import { TermsBand } from './desk-terms-band.tsx'
import { useSentQuoteTexts } from './desk-texts.ts'
import { Bills, Inner, Sums } from './desk-totals.tsx'
import { useDeskForm } from './use-desk-form.ts'

type Props = { versioning: Versioning<DeskQuote>; mayQuote: boolean; mayMargin: boolean }

/** A version as it was sent, or a draft for those who only read. */
export function DeskSent({ versioning, mayQuote, mayMargin }: Props) {
  const text = useSentQuoteTexts()
  const navigate = useNavigate()
  const quote = versioning.stored
  const form = useDeskForm(draftOf(quote.content))
  const [said, setSaid] = useState('')
  const preview = { document: quote.priced, figures: quote.figures, isBehind: false, error: null }
  useKeys({ escape: () => void navigate(deskAddresses.enquiry(quote.enquiryId)) })
  return (
    <>
      <DeskHead quote={quote}>
        {mayQuote ? (
          <SentActs versioning={versioning} onSaid={setSaid} />
        ) : (
          <p className="text-ink-2">{text.readOnly}</p>
        )}
      </DeskHead>
      <output className="block text-signed not-empty:mb-3">{said}</output>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div className="grid min-w-0 gap-4">
          <SentFacts quote={quote} />
          <TermsBand form={form} disabled />
          <DeskLines quote={quote} form={form} preview={preview} disabled />
          <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_19rem]">
            <div className="grid gap-4">
              <Bills preview={preview} />
              <Inner preview={preview} mayMargin={mayMargin} />
            </div>
            <Sums preview={preview} isWrong={false} />
          </div>
        </div>
        <CustomerView preview={preview} />
      </div>
    </>
  )
}
