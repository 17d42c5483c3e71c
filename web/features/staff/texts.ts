import { nameHint } from '#contract/texts/fields.en.ts'
import { deskTexts } from '#contract/texts/shell.desk.en.ts'
import { actTexts, auditTexts, staffTexts } from '#contract/texts/staff.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useStaffTexts = texts({ en: { ...staffTexts, nameHint, roles: deskTexts.roles } })
export const useAuditTexts = texts({ en: { ...auditTexts, acts: actTexts } })
