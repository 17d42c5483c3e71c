import { useState } from 'react'
import { type CompanyLimits, TypedDays, TypedRupees } from '#contract/company.desk.ts'
import { formatRupees } from '#contract/money.ts'
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
import { companiesChanged, useLimits, type VersionedLimits } from './customers.queries.ts'
import { useCustomersTexts } from './desk-texts.ts'

type Props = { companyId: string; mayChange: boolean }

/** The credit limit and payment days of a company. */
export function CompanyLimitsPart({ companyId, mayChange }: Props) {
  const text = useCustomersTexts()
  const messageOf = useProblemText()
  const { data, error, refetch } = useLimits(companyId)
  const [saved, setSaved] = useState(0)
  return (
    <Section title={text.limits}>
      {error !== null && data === undefined && (
        <ProblemPanel
          title={text.limitsFailed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {data !== undefined && !mayChange && <ShownLimits limits={data.thing} />}
      {data !== undefined && mayChange && (
        <LimitsForm key={data.version} companyId={companyId} loaded={data} onSaved={() => setSaved(saved + 1)} />
      )}
      <output className="mt-3 block text-signed empty:hidden">{saved > 0 && text.saved}</output>
    </Section>
  )
}

function ShownLimits({ limits: { creditLimitPaise, paymentDays } }: { limits: CompanyLimits }) {
  const text = useCustomersTexts()
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
const draftOf = ({ creditLimitPaise, paymentDays }: CompanyLimits) => ({
  rupees: typed(creditLimitPaise === null ? null : creditLimitPaise / PAISE),
  days: typed(paymentDays),
})

type FormProps = { companyId: string; loaded: VersionedLimits; onSaved: () => void }

function LimitsForm({ companyId, loaded: { thing, version }, onSaved }: FormProps) {
  const text = useCustomersTexts()
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
      await call('saveCompanyLimits', { params: { id: companyId }, headers, body })
      await companiesChanged()
      onSaved()
    },
    failed(error) {
      notifyFailed('request', error)
      void companiesChanged()
    },
  })
  return (
    <EditForm edit={edit} button={{ idle: text.save, pending: text.saving }} className="max-w-2xl">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.bind('rupees')} label={text.creditLimit} hint={text.limitsHint} inputMode="numeric" />
        <TextField {...form.bind('days')} label={text.paymentDays} hint={text.limitsHint} inputMode="numeric" />
      </div>
    </EditForm>
  )
}
