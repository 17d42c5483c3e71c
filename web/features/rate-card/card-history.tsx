import { useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { RateCard } from '#contract/rate-card.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DataList } from '#web/ui/list/data-list.tsx'
import { useHistoryColumns } from './history-columns.tsx'
import { ratesChanged } from './rate-cards.queries.ts'
import { useCardTexts } from './texts.ts'

type Props = { title: string; cards: readonly RateCard[]; mayChange: boolean }

/** Cards of a machine and of its kind, the newest first; planned ones can be withdrawn. */
export function CardHistory({ title, cards, mayChange }: Props) {
  const text = useCardTexts()
  const { asked, ask, withdraw, keep } = useWithdrawal()
  const columns = useHistoryColumns({
    withdraw: (card) =>
      mayChange && card.state === 'FUTURE' ? (
        <Button
          tone="quiet"
          aria-label={fill(text.withdrawNamed, { date: formatDate(card.from) })}
          onClick={() => ask(card)}
        >
          {text.withdraw}
        </Button>
      ) : null,
  })
  const date = asked === undefined ? '' : formatDate(asked.from)
  return (
    <section aria-label={title} className="card">
      <h2 className="heading px-5 pt-5 pb-3 text-xl">{title}</h2>
      <DataList name={title} items={cards} idOf={({ rateCardId }) => rateCardId} columns={columns} />
      {asked !== undefined && (
        <ConfirmDialog
          title={fill(text.withdrawTitle, { date })}
          confirm={text.withdraw}
          cancel={text.keep}
          danger
          onConfirm={() => withdraw(asked)}
          onCancel={keep}
        >
          {text.withdrawText}
        </ConfirmDialog>
      )}
    </section>
  )
}

/** Asks before a card is withdrawn. */
function useWithdrawal() {
  const [asked, ask] = useState<RateCard>()
  const { notifyFailed } = useOutcome()
  const keep = () => ask(undefined)
  const { submit } = useSubmit(
    async ({ rateCardId: id }: RateCard) => {
      await call('withdrawRateCard', { params: { id }, body: {} })
      ratesChanged()
    },
    (error) => notifyFailed('request', error),
  )
  return {
    asked,
    ask,
    keep,
    withdraw(card: RateCard) {
      keep()
      submit(card)
    },
  }
}
