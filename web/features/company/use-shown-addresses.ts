import { useAddressLabels } from '#web/platform/address-labels.ts'
import type { Shown } from '#web/platform/use-conflict.ts'
import type { AddressValues, Purpose } from './address-form.ts'
import { useCompanyTexts } from './texts.ts'

/** The fields of both addresses by label; each label names its address. */
export function useShownAddresses(): Shown<AddressValues> {
  const text = useCompanyTexts()
  const labels = { addressName: { label: text.addressName }, ...useAddressLabels() }
  const of = (purpose: Purpose) =>
    Object.entries(labels).map(([key, { label, ...rest }]) => [
      `${purpose}.${key}`,
      { label: `${text[purpose]}: ${label}`, ...rest },
    ])
  const same = { label: text.deliverySame, show: (isSame: boolean) => (isSame ? '✓' : '') }
  return { ...Object.fromEntries([...of('billingAddress'), ...of('deliveryAddress')]), deliverySame: same }
}
