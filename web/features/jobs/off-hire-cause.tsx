import type { Job } from '#contract/jobs.ts'
import type { offHireCauses } from '#contract/rate-terms.ts'
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx'
import { useDeskJobTexts } from './desk-texts.ts'

export type OffHireCause = (typeof offHireCauses)[number]
type Props = { terms: Job['terms']; onChange: (cause: OffHireCause) => void }

/** Asks whether the supplier is why a hire ends; only where a minimum hire is agreed, which is then not billed. */
export function OffHireCauseField({ terms, onChange }: Props) {
  const text = useDeskJobTexts()
  if (terms.minimumDays === 0 || terms.basis === 'HOUR') return null
  return (
    <NativeCheckbox
      name="cause"
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'SUPPLIER' : 'CUSTOMER')}
    >
      {text.supplierCause}
    </NativeCheckbox>
  )
}
