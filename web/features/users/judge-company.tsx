import { useState } from 'react'
import { REASON_MAX, type verdicts } from '#contract/company.desk.ts'
import { note } from '#contract/fields.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { companiesChanged, type VersionedCompany } from './customers.queries.ts'
import { useCustomersTexts } from './desk-texts.ts'

type Verdict = (typeof verdicts)[number]
type Draft = { verdict: Verdict; reason: string }
const rule = note(1, REASON_MAX)

/** Verifies or disputes a company. */
export function JudgeCompany({ loaded }: { loaded: VersionedCompany }) {
  const text = useCustomersTexts()
  const [judged, setJudged] = useState(0)
  return (
    <>
      <JudgeForm key={judged} loaded={loaded} onJudged={() => setJudged(judged + 1)} />
      <output className="mt-3 block text-signed empty:hidden">{judged > 0 && text.recorded}</output>
    </>
  )
}

function JudgeForm({ loaded: { thing, version }, onJudged }: { loaded: VersionedCompany; onJudged: () => void }) {
  const text = useCustomersTexts()
  const fieldTexts = useFieldTexts()
  const { notifyFailed } = useOutcome()
  const verdict: Verdict = thing.verification === 'VERIFIED' ? 'DISPUTED' : 'VERIFIED'
  const [stored] = useState<Draft>({ verdict, reason: '' })
  const rules = { reason: { schema: rule, label: text.reason } }
  const form = useFields<Draft>({ initial: stored, check: (values) => wrongFields(rules, values, fieldTexts) })
  const edit = useEdit(form, {
    stored,
    async send(body) {
      const headers = version === undefined ? {} : { 'if-match': version }
      await call('judgeCompany', { params: { id: thing.companyId }, headers, body })
      await companiesChanged()
      onJudged()
    },
    failed(error) {
      notifyFailed('request', error)
      void companiesChanged()
    },
  })
  return (
    <EditForm edit={edit} button={{ idle: text.record, pending: text.recording }} className="max-w-2xl">
      <RadioGroup
        {...form.bind('verdict')}
        legend={text.verdict}
        choices={[
          { value: 'VERIFIED', label: text.verify, hint: text.verifyHint },
          { value: 'DISPUTED', label: text.dispute, hint: text.disputeHint },
        ]}
      />
      <TextAreaField {...form.bind('reason')} label={text.reason} hint={text.reasonHint} rows={3} />
    </EditForm>
  )
}
