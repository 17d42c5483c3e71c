import type { ComponentProps, ReactNode } from 'react'
import type { AddressField } from '#web/platform/address-rules.ts'
import { CheckField, TextField } from '#web/ui/fields.tsx'
import type { AddressValues, Purpose } from './address-form.ts'
import { useCompanyTexts } from './texts.ts'

type TextBind = Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>
type CheckBind = Pick<ComponentProps<typeof CheckField>, 'name' | 'value' | 'onChange' | 'onBlur'>

/** The fields below an address's name, supplied by the page. */
export type AddressSlot = (address: {
  bind: (field: AddressField) => TextBind
  section: 'billing' | 'shipping'
}) => ReactNode

type Props = {
  form: {
    values: AddressValues
    bind: ((key: `${Purpose}.${AddressField | 'addressName'}`) => TextBind) & ((key: 'deliverySame') => CheckBind)
  }
  addressFields: AddressSlot
}

/** The billing address, and the delivery address if it differs. */
export function AddressPair({ form, addressFields }: Props) {
  const text = useCompanyTexts()
  const part = (purpose: Purpose, legend: string, section: 'billing' | 'shipping') => (
    <fieldset className="grid gap-5">
      <legend className="heading mb-4 text-lg">{legend}</legend>
      <TextField {...form.bind(`${purpose}.addressName`)} label={text.addressName} autoComplete="off" />
      {addressFields({ bind: (field) => form.bind(`${purpose}.${field}`), section })}
    </fieldset>
  )
  return (
    <>
      {part('billingAddress', text.billingAddress, 'billing')}
      <CheckField {...form.bind('deliverySame')} label={text.deliverySame} />
      {!form.values.deliverySame && part('deliveryAddress', text.deliveryAddress, 'shipping')}
    </>
  )
}
