import { useFieldTexts } from '#web/platform/field-check.ts'
import { useRowText } from '#web/platform/row-text.ts'
import { useRows } from '#web/ui/edit/use-rows.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { refusedFields, wrongFieldsOf, wrongRow } from './part-check.ts'
import type { Draft, Part } from './parts.ts'
import { useSettingsTexts } from './texts.ts'

/** The rows are one value of the form, as text like all others. */
export const ROWS = 'rows'
const toText = (rows: readonly Draft[]) => JSON.stringify(rows)
/** Made by `toText` above. */
export const rowsOf = (text = '[]') => JSON.parse(text) as Draft[]

/** The values of a part's form: every field by its name, and its rows. */
export const valuesOf = (part: Part, settings: Parameters<Part['draftOf']>[0]): Draft => ({
  ...part.draftOf(settings),
  [ROWS]: toText(part.rows?.of(settings) ?? []),
})

const rowTextOf = ({ holidayRow, furtherRow, rateRow }: ReturnType<typeof useSettingsTexts>) => ({
  holidays: holidayRow,
  furtherAddresses: furtherRow,
  bankRates: rateRow,
})

/** The form of a part, judged by the contract. */
export function usePartForm(part: Part, { [ROWS]: initialRows, ...initial }: Draft) {
  const text = useSettingsTexts()
  const wording = { text, rules: useFieldTexts() }
  const rowText = useRowText(rowTextOf(text)[part.rows?.name ?? 'furtherAddresses'])
  const fields = useFields<Draft>({ initial, check: (draft) => wrongFieldsOf(part, draft, wording) })
  const rows = useRows<Draft>({
    name: part.rows?.name ?? ROWS,
    initial: rowsOf(initialRows),
    blank: () => Object.fromEntries((part.rows?.fields ?? []).map(({ name }) => [name, ''])),
    check: (draft) => wrongRow(part, draft, wording),
    nameOf: rowText.nameOf,
  })
  const form = {
    values: { ...fields.values, [ROWS]: toText(rows.values) },
    change: (name: string, value: string) => (name === ROWS ? rows.reset(rowsOf(value)) : fields.change(name, value)),
    attempt(send: () => void) {
      const areRight = rows.attempt()
      fields.attempt(() => areRight && send())
    },
    attempts: fields.attempts,
    refuse(messages: Record<string, string>) {
      fields.refuse(refusedFields(messages))
      rows.refuse(messages)
    },
    summary: [...fields.summary, ...rows.summary],
  }
  return { fields, rows, rowText, form }
}
