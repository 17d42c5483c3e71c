import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import type { Versioning, VersionOf } from '#web/platform/use-versioned.ts'
import { Button } from '#web/ui/button.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { draftFor, newestQuote, quoteChanged } from './desk-quotes.queries.ts'
import { useDeskQuoteTexts, useSentQuoteTexts } from './desk-texts.ts'
import { LostDialog } from './follow-up-acts.tsx'

type Props = { versioning: Versioning<DeskQuote>; onSaid: (said: string) => void }

const OVER = ['DECLINED', 'WITHDRAWN', 'EXPIRED']

/** The actions on a sent version; each shows it anew and says what it did. */
function useSentActs({ versioning, onSaid }: Props) {
  const text = useSentQuoteTexts()
  const navigate = useNavigate()
  const { notifyFailed } = useOutcome()
  const { quoteId, enquiryId } = versioning.stored
  const params = { id: quoteId }
  const failed = (error: unknown) => notifyFailed('request', error)
  const show = (loaded: VersionOf<DeskQuote>) => {
    quoteChanged(loaded)
    versioning.saved(loaded)
  }
  const reload = async () => show(await newestQuote(quoteId))
  const revise = useSubmit(async () => void navigate(deskAddresses.quote(await draftFor(enquiryId))), failed)
  const withdraw = useSubmit(async (reason: string) => {
    const saved = await callVersioned('withdrawQuote', { params, body: { reason } })
    show({ thing: saved.answer.quote, version: saved.version })
    onSaid(text.withdrawn)
  }, failed)
  const remind = useSubmit(async () => {
    await call('remindOfQuote', { params, body: {} })
    await reload()
    onSaid(text.reminded)
  }, failed)
  return { reload, revise, withdraw, remind }
}

/** The actions on a sent version: a new version, a reminder, taking it back, or noting why it was lost. */
export function SentActs(props: Props) {
  const text = useSentQuoteTexts()
  const [opened, setOpened] = useState<'withdraw' | 'lost'>()
  const quote = props.versioning.stored
  const { quoteId, quoteNumber, status, lost } = quote
  const { reload, revise, withdraw, remind } = useSentActs(props)
  const close = () => setOpened(undefined)
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
          quote={{ quoteId, quoteNumber, lost }}
          onNoted={() => void reload().catch(() => {})}
          onClose={close}
        />
      )}
      {opened === 'withdraw' && <WithdrawDialog quote={quote} withdraw={withdraw} onClose={close} />}
    </div>
  )
}

type WithdrawProps = {
  quote: DeskQuote
  withdraw: ReturnType<typeof useSentActs>['withdraw']
  onClose: () => void
}

function WithdrawDialog({ quote: { quoteNumber: number, version }, withdraw, onClose }: WithdrawProps) {
  const text = useSentQuoteTexts()
  const { required, keepIt } = useDeskQuoteTexts()
  const words = {
    title: fill(text.withdrawTitle, { number, version }),
    text: text.withdrawText,
    reason: text.reason,
    required,
    confirm: text.withdraw,
    keep: keepIt,
  }
  const confirm = (reason: string) => {
    onClose()
    withdraw.submit(reason)
  }
  return <ReasonDialog text={words} pending={withdraw.pending} onConfirm={confirm} onClose={onClose} />
}
