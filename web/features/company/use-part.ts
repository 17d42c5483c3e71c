import type { Api } from '#contract/api.ts'
import type { Company } from '#contract/company.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type Shown, useConflict } from '#web/platform/use-conflict.ts'
import { type Form, useEdit } from '#web/platform/use-edit.ts'
import type { CompanyDraft } from './use-company-draft.ts'

type Options<Values> = {
  part: 'updateCompany' | 'updateAddress'
  valuesOf: (company: Company) => Values
  fields: Shown<Values>
  changesOf: (values: Values, stored: Values) => InputOf<Api['saveCompanyProfile']>['body']
  saved: string
}

/** One part of the company's form, saved separately. */
export function usePart<Values extends object, Fields extends Form<Values>>(
  draft: CompanyDraft,
  form: Fields & Form<Values>,
  options: Options<Values>,
) {
  const { part, valuesOf, fields, changesOf, saved } = options
  const stored = valuesOf(draft.company)
  const conflict = useConflict(form, { versioning: draft.versioningOf(part), valuesOf, fields })
  const edit = useEdit(form, {
    stored,
    changesOnly: true,
    isChanged: Object.keys(changesOf(form.values, stored)).length > 0,
    send: (values) => draft.save(part, changesOf(values, stored), saved),
    failed: (error) => draft.failed(part, error),
  })
  const submit = () => {
    if (!draft.pending) edit.submit()
  }
  return { conflict, edit: { ...edit, submit, pending: draft.pending } }
}
