import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import type { Versioning } from '#web/platform/use-versioned.ts'
import { Button } from '#web/ui/button.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { draftFor, newestQuote, quoteChanged } from './desk-quotes.queries.ts'
import { useDeskQuoteTexts, useSentQuoteTexts } from './desk-texts.ts'
import { LostDialog } from './follow-up-acts.tsx'

type Props = { versioning: Versioning<DeskQuote>; onSaid: (said: string) => void }

const OVER = ['DECLINED', 'WITHDRAWN', 'EXPIRED']

/** The actions on a sent version: a new version, a reminder, withdrawal, or noting why it was lost. */
export function SentActs({ versioning, onSaid }: Props) {
  const text = useSentQuoteTexts()
  const { required, keepIt } = useDeskQuoteTexts()
  const navigate = useNavigate()
  const { notifyFailed } = useOutcome()
  const [opened, setOpened] = useState<'withdraw' | 'lost'>()
  const quote = versioning.stored
  const { quoteId, quoteNumber: number, version, status, lost } = quote
  const params = { id: quoteId }
  const close = () => setOpened(undefined)
  const failed = (error: unknown) => notifyFailed('request', error)
  const reload = async () => {
    const newest = await newestQuote(quoteId)
    quoteChanged(newest)
    versioning.saved(newest)
  }
  const revise = useSubmit(async () => void navigate(deskAddresses.quote(await draftFor(quote.enquiryId))), failed)
  const withdraw = useSubmit(async (reason: string) => {
    const saved = await callVersioned('withdrawQuote', { params, body: { reason } })
    const withdrawn = { thing: saved.answer.quote, version: saved.version }
    quoteChanged(withdrawn)
    versioning.saved(withdrawn)
    onSaid(text.withdrawn)
  }, failed)
  const remind = useSubmit(async () => {
    await call('remindOfQuote', { params, body: {} })
    await reload()
    onSaid(text.reminded)
  }, failed)
  const hasDraft = quote.versions.some((other) => other.status === 'DRAFT')
  return (
    <div className="flex flex-wrap items-center gap-2 lg:justify-end">
      {status === 'SENT' && (
        <>
          <Button tone="quiet" className="px-3" onClick={() => setOpened('withdraw')}>
            {text.withdraw}
          </Button>
          <Button tone="secondary" className="px-3" aria-disabled={remind.pending} onClick={() => remind.submit()}>
            {text.remind}
          </Button>
        </>
      )}
      {OVER.includes(status) && (
        <Button tone="secondary" className="px-3" onClick={() => setOpened('lost')}>
          {text.noteLost}
        </Button>
      )}
      {status !== 'ACCEPTED' && (
        <Button className="px-3" aria-disabled={revise.pending} onClick={() => revise.submit()}>
          {hasDraft ? text.openDraft : text.revise}
        </Button>
      )}
      {opened === 'lost' && (
        <LostDialog
          quote={{ quoteId, quoteNumber: number, lost }}
          onNoted={() => void reload().catch(() => {})}
          onClose={close}
        />
      )}
      {opened === 'withdraw' && (
        <ReasonDialog
          text={{
            title: fill(text.withdrawTitle, { number, version }),
            text: text.withdrawText,
            reason: text.reason,
            required,
            confirm: text.withdraw,
            keep: keepIt,
          }}
          pending={withdraw.pending}
          onConfirm={(reason) => {
            close()
            withdraw.submit(reason)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
