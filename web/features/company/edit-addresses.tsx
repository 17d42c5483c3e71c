import type { Company } from '#contract/company.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { type AddressValues, addressFormRules, addressValues, changedAddresses } from './address-form.ts'
import { AddressPair, type AddressSlot } from './address-pair.tsx'
import { Panel } from './panel.tsx'
import { errorsByAddress } from './summary.ts'
import { useCompanyTexts } from './texts.ts'
import type { CompanyDraft } from './use-company-draft.ts'
import { usePart } from './use-part.ts'
import { useShownAddresses } from './use-shown-addresses.ts'

type Props = { draft: CompanyDraft; addressFields: AddressSlot }

/** Billing and delivery address, saved separately from the details. */
export function EditAddresses({ draft, addressFields }: Props) {
  const text = useCompanyTexts()
  const fieldTexts = useFieldTexts()
  const valuesOf = ({ billingAddress, deliveryAddress }: Company) =>
    addressValues(billingAddress, deliveryAddress, text)
  const form = useFields<AddressValues>({
    initial: valuesOf(draft.company),
    check: (values) => wrongFields(addressFormRules(values, text), values, fieldTexts),
  })
  const part = usePart(draft, errorsByAddress(form, text), {
    part: 'updateAddress',
    valuesOf,
    fields: useShownAddresses(),
    changesOf: changedAddresses,
    saved: text.addressesSaved,
  })
  return (
    <Panel title={text.addresses}>
      <EditForm {...part} button={{ idle: text.saveAddresses, pending: text.saving, tone: 'secondary' }}>
        <AddressPair form={form} addressFields={addressFields} />
      </EditForm>
    </Panel>
  )
}
