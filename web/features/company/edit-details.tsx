import type { Company } from '#contract/company.ts'
import { changesIn } from '#web/platform/changes.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { CheckField, TextField } from '#web/ui/fields.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { type DetailValues, detailRules } from './company-fields.ts'
import { FixedField } from './fixed-field.tsx'
import { Panel } from './panel.tsx'
import { useCompanyTexts } from './texts.ts'
import { TreatmentField } from './treatment-field.tsx'
import type { CompanyDraft } from './use-company-draft.ts'
import { usePart } from './use-part.ts'

type Values = DetailValues & { poNumberRequired: boolean }

const valuesOf = ({ companyName, gstTreatment, poNumberRequired }: Company): Values => ({
  companyName,
  gstTreatment,
  poNumberRequired,
})

/** Name and GST treatment, saved separately from the addresses. */
export function EditDetails({ draft }: { draft: CompanyDraft }) {
  const text = useCompanyTexts()
  const fieldTexts = useFieldTexts()
  const form = useFields<Values>({
    initial: valuesOf(draft.company),
    check: (values) => wrongFields(detailRules(text), values, fieldTexts),
  })
  const part = usePart(draft, form, {
    part: 'updateCompany',
    valuesOf,
    fields: {
      companyName: { label: text.companyName },
      gstTreatment: { label: text.gstTreatment, show: (treatment) => text[treatment] },
      poNumberRequired: { label: text.poNumberRequired, show: (is) => (is ? text.yes : text.no) },
    },
    changesOf: changesIn,
    saved: text.detailsSaved,
  })
  return (
    <Panel title={text.details}>
      <EditForm {...part} button={{ idle: text.saveDetails, pending: text.saving }}>
        <TextField {...form.bind('companyName')} label={text.companyName} autoComplete="organization" />
        <FixedField name="gstin" label={text.gstin} value={draft.company.gstin} />
        <FixedField name="panNumber" label={text.pan} hint={text.panHint} value={draft.company.panNumber} />
        <TreatmentField {...form.bind('gstTreatment')} />
        <CheckField {...form.bind('poNumberRequired')} label={text.poNumberRequired} hint={text.poNumberRequiredHint} />
      </EditForm>
    </Panel>
  )
}
