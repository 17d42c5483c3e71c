import { type Address, type AddressRequest, addressFields, COUNTRY } from '#contract/addresses.ts'
import { type AddressField, addressRules } from '#web/platform/address-rules.ts'
import { changesIn } from '#web/platform/changes.ts'
import type { CompanyTexts } from './texts.ts'

/** The two addresses of a company, by their names in the API; a server's objections name fields the same way. */
export type Purpose = 'billingAddress' | 'deliveryAddress'
type Key = 'addressName' | AddressField
type Plain = Record<Key, string>

export type AddressValues = Record<`${Purpose}.${Key}`, string> & { deliverySame: boolean }

const keys: readonly Key[] = ['addressName', 'addressLine1', 'addressLine2', 'state', 'city', 'pincode']
const blank: Plain = { addressName: '', addressLine1: '', addressLine2: '', state: '', city: '', pincode: '' }

/** What stands in the fields at first; without a delivery address it is the same as the billing address. */
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

/** The contract's rule for each field that is on screen, in the order of the form. */
export const addressFormRules = ({ deliverySame }: AddressValues, text: CompanyTexts) => ({
  ...rulesOf('billingAddress', text),
  ...(deliverySame ? {} : rulesOf('deliveryAddress', text)),
})

function rulesOf(purpose: Purpose, text: CompanyTexts) {
  const name = { schema: addressFields.addressName, label: text.addressName.toLowerCase() }
  const rules = { addressName: name, ...addressRules }
  return Object.fromEntries(keys.map((key) => [`${purpose}.${key}`, rules[key]]))
}

/** What is sent; a delivery address of null says that it is the same. */
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

/** Only the addresses that differ from what is stored; each goes whole. */
export function changedAddresses(values: AddressValues, stored: AddressValues) {
  const { billingAddress, deliveryAddress } = sentAddresses(values)
  const differs = (key: keyof AddressValues) => key in changesIn(values, stored)
  const billing = keys.some((key) => differs(`billingAddress.${key}`))
  const delivery = values.deliverySame
    ? !stored.deliverySame
    : stored.deliverySame || keys.some((key) => differs(`deliveryAddress.${key}`))
  return { ...(billing ? { billingAddress } : {}), ...(delivery ? { deliveryAddress } : {}) }
}
