import { useState } from 'react'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { type AddressValues, addressFormRules, addressValues, sentAddresses } from './address-form.ts'
import { AddressPair, type AddressSlot } from './address-pair.tsx'
import { type DetailValues, detailRules } from './company-fields.ts'
import { FixedField } from './fixed-field.tsx'
import { addressFrom } from './prefill.ts'
import { errorsByAddress } from './summary.ts'
import { type CompanyTexts, useCompanyTexts } from './texts.ts'
import { TreatmentField } from './treatment-field.tsx'
import type { GstDetails } from './use-gst-look-up.ts'
import type { Registration, Upgrade } from './use-upgrade.ts'

type Values = DetailValues & AddressValues
type Props = {
  found: GstDetails
  upgrade: Upgrade
  addressFields: AddressSlot
  /** Somebody else registered first: the number needs a new look-up. */
  onExists: () => void
}

/** Step 2: the data from the GST directory, to correct and send. */
export function RegisterForm({ found, upgrade, addressFields, onExists }: Props) {
  const text = useCompanyTexts()
  const fieldTexts = useFieldTexts()
  const [initial] = useState(() => prefilled(found, text))
  const form = useFields<Values>({
    initial,
    check: (values) => wrongFields({ ...detailRules(text), ...addressFormRules(values, text) }, values, fieldTexts),
  })
  const edit = useEdit(errorsByAddress(form, text), {
    stored: initial,
    send: (values) => upgrade.run(registration(found, values)),
    failed(error) {
      upgrade.failed(error)
      if (error instanceof ApiProblem && error.is('company-exists')) onExists()
    },
  })
  return (
    <EditForm
      edit={edit}
      button={{ idle: upgrade.halfDone ? text.finish : text.registerCompany, pending: text.registering }}
      className="mt-6 max-w-2xl"
    >
      <TextField {...form.bind('companyName')} label={text.companyName} autoComplete="organization" />
      <FixedField name="panNumber" label={text.pan} hint={text.panHint} value={found.pan} />
      <TreatmentField {...form.bind('gstTreatment')} />
      <AddressPair form={form} addressFields={addressFields} />
    </EditForm>
  )
}

const prefilled = ({ name, address, gst }: GstDetails, text: CompanyTexts): Values => ({
  companyName: name,
  gstTreatment: 'business_gst',
  ...addressValues({ addressName: text.billingName, ...addressFrom(address, gst) }, null, text),
})

const registration = ({ gst, pan }: GstDetails, values: Values): Registration => ({
  gstnId: gst,
  companyName: values.companyName,
  gstTreatment: values.gstTreatment,
  panNumber: pan,
  ...sentAddresses(values),
})
