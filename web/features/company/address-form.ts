import { type Address, type AddressRequest, addressFields, COUNTRY } from '#contract/addresses.ts'
import { type AddressField, addressRulesIn } from '#web/platform/address-rules.ts'
import { changesIn } from '#web/platform/changes.ts'
import type { CompanyTexts } from './texts.ts'

/** A company's two addresses, by their API names; the server's violations use the same names. */
export type Purpose = 'billingAddress' | 'deliveryAddress'
type Key = 'addressName' | AddressField
type Plain = Record<Key, string>

export type AddressValues = Record<`${Purpose}.${Key}`, string> & { deliverySame: boolean }

const keys: readonly Key[] = ['addressName', 'addressLine1', 'addressLine2', 'state', 'city', 'pincode']
const blank: Plain = { addressName: '', addressLine1: '', addressLine2: '', state: '', city: '', pincode: '' }

/** The initial values; without a delivery address it is the same as the billing address. */
export const addressValues = (
  billing: Plain | Address | null,
  delivery: Address | null,
  text: CompanyTexts,
): AddressValues => ({
  ...valuesOf('billingAddress', billing ?? { ...blank, addressName: text.billingName }),
  deliverySame: delivery === null,
  ...valuesOf('deliveryAddress', delivery ?? { ...blank, addressName: text.deliveryName }),
})

const valuesOf = <P extends Purpose>(purpose: P, address: Plain | Address) =>
  Object.fromEntries(keys.map((key) => [`${purpose}.${key}`, address[key] ?? ''])) as Record<`${P}.${Key}`, string>

/** The contract's rules for the fields on screen, in the order of the form. */
export const addressFormRules = (values: AddressValues, text: CompanyTexts) => ({
  ...rulesOf('billingAddress', values, text),
  ...(values.deliverySame ? {} : rulesOf('deliveryAddress', values, text)),
})

function rulesOf(purpose: Purpose, values: AddressValues, text: CompanyTexts) {
  const name = { schema: addressFields.addressName, label: text.addressName.toLowerCase() }
  const rules = { addressName: name, ...addressRulesIn(values[`${purpose}.state`]) }
  return Object.fromEntries(keys.map((key) => [`${purpose}.${key}`, rules[key]]))
}

/** The addresses to send; a null delivery address means the same as billing. */
export const sentAddresses = (values: AddressValues) => ({
  billingAddress: sent(values, 'billingAddress', 'BILLING'),
  deliveryAddress: values.deliverySame ? null : sent(values, 'deliveryAddress', 'DELIVERY'),
})

const sent = (values: AddressValues, purpose: Purpose, addressType: AddressRequest['addressType']): AddressRequest => ({
  addressName: values[`${purpose}.addressName`],
  addressLine1: values[`${purpose}.addressLine1`],
  addressLine2: values[`${purpose}.addressLine2`],
  state: values[`${purpose}.state`],
  city: values[`${purpose}.city`],
  pincode: values[`${purpose}.pincode`],
  country: COUNTRY,
  addressType,
})

/** Only the addresses that differ from the stored ones, each in full. */
export function changedAddresses(values: AddressValues, stored: AddressValues) {
  const { billingAddress, deliveryAddress } = sentAddresses(values)
  const differs = (key: keyof AddressValues) => key in changesIn(values, stored)
  const billing = keys.some((key) => differs(`billingAddress.${key}`))
  const delivery = values.deliverySame
    ? !stored.deliverySame
    : stored.deliverySame || keys.some((key) => differs(`deliveryAddress.${key}`))
  return { ...(billing ? { billingAddress } : {}), ...(delivery ? { deliveryAddress } : {}) }
}
