import { useState } from 'react'
import type { Company } from '#contract/company.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { ChangedMeanwhile } from '#web/ui/changed-meanwhile.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useFollow } from '#web/ui/use-follow.ts'
import { changesIn } from './changes.ts'
import { type DetailValues, detailRules } from './company-fields.ts'
import { FixedField } from './fixed-field.tsx'
import { Panel } from './panel.tsx'
import { SaveRow } from './save-row.tsx'
import { useCompanyTexts } from './texts.ts'
import { TreatmentField } from './treatment-field.tsx'
import type { CompanyDraft } from './use-company-draft.ts'

const valuesOf = ({ companyName, gstTreatment }: Company): DetailValues => ({ companyName, gstTreatment })

/** Name and GST treatment, saved by themselves. */
export function EditDetails({ draft }: { draft: CompanyDraft }) {
  const text = useCompanyTexts()
  const fieldTexts = useFieldTexts()
  const stored = valuesOf(draft.company)
  const [idle, setIdle] = useState(false)
  const form = useFields<DetailValues>({
    initial: stored,
    check: (values) => wrongFields(detailRules(text), values, fieldTexts),
  })
  useFollow(form, stored)
  const changes = changesIn(form.values, stored)
  const unchanged = Object.keys(changes).length === 0
  useUnsaved(!unchanged)
  const send = () => {
    setIdle(unchanged)
    if (unchanged) return
    const failed = (error: unknown) => form.refuse(violationsOf(error))
    draft.save(changes, { action: 'updateCompany', message: text.detailsSaved, failed })
  }
  return (
    <Panel title={text.details}>
      <Form form={form} onSend={send} className="grid gap-5">
        <ErrorSummary title={text.errorSummary} errors={form.summary} />
        <TextField {...form.bind('companyName')} label={text.companyName} autoComplete="organization" />
        <FixedField name="gstin" label={text.gstin} value={draft.company.gstin} />
        <FixedField name="panNumber" label={text.pan} hint={text.panHint} value={draft.company.panNumber} />
        <TreatmentField {...form.bind('gstTreatment')} />
        <ChangedMeanwhile conflict={draft.conflictOf('updateCompany')} text={text} onReload={() => draft.reload()} />
        <SaveRow label={text.saveDetails} tone="primary" pending={draft.pending} nothingChanged={idle && unchanged} />
      </Form>
    </Panel>
  )
}
