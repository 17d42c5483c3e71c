import { LitresFilled, LogsheetContent } from '#contract/logsheets.content.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useRowText } from '#web/platform/row-text.ts'
import { useRows } from '#web/ui/edit/use-rows.ts'
import { withRows } from '#web/ui/edit/with-rows.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { useDeskLogTexts } from './desk-texts.ts'
import { type LogDraft, type LogFields, type SliceDraft, sliceAfter, typed } from './log-draft.ts'
import { useLogTexts } from './texts.ts'

const { meterOpen, meterClose, remarks } = LogsheetContent.shape
const litres = LitresFilled.nullable()

/** The form of a day, with the contract's rules: fields, and its entries as rows. */
export function useLogForm({ slices, ...initial }: LogDraft) {
  const { remarks: remarksLabel } = useLogTexts()
  const text = useDeskLogTexts()
  const fieldTexts = useFieldTexts()
  const rowText = useRowText({ name: text.sliceName, add: text.addSlice })
  const rules = {
    meterOpen: { schema: meterOpen, label: text.meterOpen },
    meterClose: { schema: meterClose, label: text.meterClose },
    fuelOpening: { schema: litres, label: text.fuelOpening },
    fuelIssued: { schema: litres, label: text.fuelIssued },
    fuelClosing: { schema: litres, label: text.fuelClosing },
    remarks: { schema: remarks, label: remarksLabel },
  }
  const fields = useFields<LogFields>({
    initial,
    check: (values) => {
      const found = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typed(value)]))
      return wrongFields(rules, found as Record<keyof LogFields, string | null>, fieldTexts)
    },
  })
  const rows = useRows<SliceDraft>({
    name: 'slices',
    initial: slices,
    blank: sliceAfter,
    check: () => ({}),
    nameOf: rowText.nameOf,
  })
  return { fields, rows, rowText, form: withRows(fields, rows, 'slices') }
}
export type LogForm = ReturnType<typeof useLogForm>
