import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import { bankTexts } from '#contract/texts/payments.bank.en.ts'
import { AskReason } from '#web/features/payments/ask-reason.tsx'
import { type BankLineSeen, useBankLine } from '#web/features/payments/bank.queries.ts'
import { BankLineFacts } from '#web/features/payments/bank-line-facts.tsx'
import { BankMatches } from '#web/features/payments/bank-matches.tsx'
import { useBankTexts } from '#web/features/payments/bank-texts.ts'
import { MatchCustomer } from '#web/features/payments/match-customer.tsx'
import { useBankLineActs } from '#web/features/payments/use-bank-line.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/bank-line'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(bankTexts.one)

/** One row of a statement, and what it may be. */
export default function BankLinePage({ params: { lineId } }: Route.ComponentProps) {
  const text = useBankTexts()
  return (
    <ForPermission permission="bank" title={text.one}>
      <One key={lineId} lineId={lineId} />
    </ForPermission>
  )
}

function One({ lineId }: { lineId: string }) {
  const text = useBankTexts()
  const query = useBankLine(lineId)
  const seen = staleData(query.data, query.error)
  const title =
    seen === undefined
      ? text.one
      : fill(text.oneNamed, { amount: formatExact(seen.line.amountPaise), date: formatDate(seen.line.bookedOn) })
  return (
    <>
      {seen !== undefined && <title>{title}</title>}
      <PageHead title={title} back={{ to: useListBefore(deskAddresses.bank()), label: text.backToList }} />
      <EntryState query={query} text={text} />
      {seen !== undefined && <Shown seen={seen} />}
    </>
  )
}

function Shown({ seen }: { seen: BankLineSeen }) {
  const text = useBankTexts()
  const acts = useBankLineActs(seen)
  const { line, matches, nextId } = seen
  const isOpen = line.status === 'TO_MATCH'
  const isIn = line.direction === 'CREDIT'
  return (
    <>
      <output className="block text-signed not-empty:mb-4">{acts.said}</output>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <BankLineFacts line={line}>
          <Acts seen={seen} acts={acts} />
          {!isOpen && nextId !== null && <LinkButton to={deskAddresses.bankLine(nextId)}>{text.next}</LinkButton>}
        </BankLineFacts>
        {isOpen && (
          <div className="grid min-w-0 gap-6">
            <BankMatches
              matches={matches}
              none={isIn ? text.noMatches : text.noRefunds}
              pending={acts.pending}
              onAccept={acts.accept}
            />
            {isIn && <MatchCustomer line={line} pending={acts.pending} onRecord={acts.record} />}
          </div>
        )}
      </div>
    </>
  )
}

/** The actions on a row besides a match. */
function Acts({ seen: { line }, acts }: { seen: BankLineSeen; acts: ReturnType<typeof useBankLineActs> }) {
  const text = useBankTexts()
  const { payment, isRecorded } = line
  if (line.status === 'TO_MATCH')
    return (
      <AskReason
        label={text.aside}
        title={text.asideTitle}
        text={text.asideText}
        pending={acts.pending}
        onConfirm={acts.setAside}
      />
    )
  const about = isRecorded ? fill(text.reopenRecorded, { number: payment?.paymentNumber ?? '' }) : text.reopenLinked
  return (
    <>
      {payment !== null && (
        <LinkButton tone="secondary" to={deskAddresses.payment(payment.paymentId)}>
          {fill(text.toPayment, { number: payment.paymentNumber })}
        </LinkButton>
      )}
      <AskReason
        label={text.reopen}
        title={text.reopenTitle}
        text={payment === null ? '' : about}
        pending={acts.pending}
        onConfirm={acts.reopen}
      />
    </>
  )
}
