import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BankLine, MatchOrder } from '#contract/payments.bank.ts'
import { namedIn } from '#contract/payments.matching.ts'
import type { ReceivedKind } from '#contract/payments.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { AllocationFields } from './allocation-fields.tsx'
import { customersNamed } from './bank.queries.ts'
import { useBankTexts } from './bank-texts.ts'
import { CashReasonField } from './cash-reason-field.tsx'
import { KindField } from './kind-field.tsx'
import { useOpenInvoices } from './payments.queries.ts'
import { PlaceField } from './place-field.tsx'
import { useAllocations } from './use-allocations.ts'

type Props = { line: BankLine; pending: boolean; onRecord: (order: MatchOrder) => void }

/** Records a row as money of a customer whom somebody chooses. */
export function MatchCustomer(props: Props) {
  const text = useBankTexts()
  const [customerId, choose] = useState<string>()
  return (
    <Section title={text.other}>
      {customerId === undefined ? (
        <FindCustomer onChoose={choose} />
      ) : (
        <RecordFor key={customerId} {...props} customerId={customerId} onAgain={() => choose(undefined)} />
      )}
    </Section>
  )
}

function FindCustomer({ onChoose }: { onChoose: (customerId: string) => void }) {
  const text = useBankTexts()
  const [typed, setTyped] = useState('')
  const { data } = useQuery(customersNamed(typed), queryClient)
  return (
    <>
      <SearchField label={text.findCustomer} value={typed} onSearch={setTyped} className="" />
      {data?.length === 0 && <p className="mt-4 text-ink-2">{text.nobodyFound}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="mt-4 divide-y divide-line" aria-label={text.found}>
          {data.map(({ id, name, about }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <p className="min-w-0 wrap-anywhere">
                {name} <span className="block text-sm text-ink-3">{about}</span>
              </p>
              <Button
                tone="secondary"
                aria-label={fill(text.chooseNamed, { customer: name })}
                onClick={() => onChoose(id)}
              >
                {text.choose}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function RecordFor({
  line,
  pending,
  onRecord,
  customerId,
  onAgain,
}: Props & { customerId: string; onAgain: () => void }) {
  const text = useBankTexts()
  const [kind, setKind] = useState<ReceivedKind>('PAYMENT')
  const [place, setPlace] = useState('')
  const [cashReason, setCashReason] = useState('')
  const { data } = useOpenInvoices(customerId)
  const invoices = data?.openInvoices ?? []
  const named = namedIn(line.narration, invoices)
  const facts = { invoices, rates: data?.tdsRates ?? [], amountPaise: line.amountPaise, named }
  const allocations = useAllocations(facts)
  if (data === undefined) return null
  const isAllocated = kind === 'PAYMENT'
  const isReady = !pending && (!isAllocated || allocations.isRight)
  const { mode, reference } = line
  const placeOfSupply = kind === 'ADVANCE' && place !== '' ? { placeOfSupply: place } : {}
  const orders = isAllocated ? allocations.orders : []
  const order = {
    customerId,
    kind,
    mode,
    reference,
    ...placeOfSupply,
    cashReason: cashReason || null,
    allocations: orders,
  }
  return (
    <div className="grid gap-5">
      <p className="font-semibold wrap-anywhere">{fill(text.chosen, { customer: data.customerName })}</p>
      <KindField value={kind} onChange={setKind} />
      {kind === 'ADVANCE' && !data.isRegistered && <PlaceField value={place} onChange={setPlace} />}
      {mode === 'CASH' && <CashReasonField value={cashReason} onChange={setCashReason} />}
      {isAllocated && <AllocationFields invoices={data.openInvoices} rates={data.tdsRates} allocations={allocations} />}
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={!isReady} onClick={() => isReady && onRecord(order)}>
          {text.record}
        </Button>
        <Button tone="quiet" onClick={onAgain}>
          {text.chooseAgain}
        </Button>
      </div>
    </div>
  )
}
