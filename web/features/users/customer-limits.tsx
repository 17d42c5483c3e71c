import { useState } from 'react'
import { formatRupees } from '#contract/money.ts'
import { type CustomerLimits, TypedDays, TypedRupees } from '#contract/users.limits.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { limitsChanged, useLimits, type VersionedLimits } from './customers.queries.ts'
import { useLimitsTexts } from './desk-texts.ts'

type Props = { customerId: string; mayChange: boolean }

/** The credit limit and payment days of a customer. */
export function CustomerLimitsPart({ customerId, mayChange }: Props) {
  const text = useLimitsTexts()
  const messageOf = useProblemText()
  const { data, error, refetch } = useLimits(customerId)
  const [saved, setSaved] = useState(0)
  return (
    <Section title={text.title}>
      {error !== null && data === undefined && (
        <ProblemPanel
          title={text.failed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {data !== undefined && !mayChange && <ShownLimits limits={data.thing} />}
      {data !== undefined && mayChange && (
        <LimitsForm key={data.version} customerId={customerId} loaded={data} onSaved={() => setSaved(saved + 1)} />
      )}
      <output className="mt-3 block text-signed empty:hidden">{saved > 0 && text.saved}</output>
    </Section>
  )
}

function ShownLimits({ limits: { creditLimitPaise, paymentDays } }: { limits: CustomerLimits }) {
  const text = useLimitsTexts()
  return (
    <Facts>
      <Fact label={text.creditLimit}>{creditLimitPaise === null ? text.nothing : formatRupees(creditLimitPaise)}</Fact>
      <Fact label={text.paymentDays}>{paymentDays ?? text.nothing}</Fact>
    </Facts>
  )
}

const PAISE = 100
const typed = (value: number | null) => (value === null ? '' : String(value))
const numberOf = (value: string) => (value.trim() === '' ? null : Number(value))
const draftOf = ({ creditLimitPaise, paymentDays }: CustomerLimits) => ({
  rupees: typed(creditLimitPaise === null ? null : creditLimitPaise / PAISE),
  days: typed(paymentDays),
})

type FormProps = { customerId: string; loaded: VersionedLimits; onSaved: () => void }

function LimitsForm({ customerId, loaded: { thing, version }, onSaved }: FormProps) {
  const text = useLimitsTexts()
  const fieldTexts = useFieldTexts()
  const { notifyFailed } = useOutcome()
  const stored = draftOf(thing)
  const rules = {
    rupees: { schema: TypedRupees, label: text.creditLimit },
    days: { schema: TypedDays, label: text.paymentDays },
  }
  const form = useFields({ initial: stored, check: (values) => wrongFields(rules, values, fieldTexts) })
  const edit = useEdit(form, {
    stored,
    changesOnly: true,
    async send({ rupees, days }) {
      const [amount, paymentDays] = [numberOf(rupees), numberOf(days)]
      const body = { creditLimitPaise: amount === null ? null : amount * PAISE, paymentDays }
      const headers = version === undefined ? {} : { 'if-match': version }
      await call('saveCustomerLimits', { params: { id: customerId }, headers, body })
      await limitsChanged()
      onSaved()
    },
    failed(error) {
      notifyFailed('request', error)
      void limitsChanged()
    },
  })
  return (
    <EditForm edit={edit} button={{ idle: text.save, pending: text.saving }} className="max-w-2xl">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.bind('rupees')} label={text.creditLimit} hint={text.hint} inputMode="numeric" />
        <TextField {...form.bind('days')} label={text.paymentDays} hint={text.hint} inputMode="numeric" />
      </div>
    </EditForm>
  )
}
