import { fieldLabels } from '#contract/texts/fields.en.ts'
import { auditFields } from '#contract/texts/staff.audit-fields.en.ts'

/** The names of fields in the audit trail, other than those of the settings. */
export const auditWords: Readonly<Record<string, string>> = { ...fieldLabels, ...auditFields }
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A field of the audit trail in words; a spec keeps the name that the catalogue gives it. */
export function auditFieldName(field: string): string {
  const { [field]: name = field.replace(/^specs\./, '') } = auditWords
  return capital(name)
}
