import { describe, expect, test } from 'vitest'
import type { Address } from '#contract/addresses.ts'
import { companyTexts as text } from '#contract/texts/company.en.ts'
import { addressFormRules, addressValues, changedAddresses } from './address-form.ts'

const office: Address = {
  addressId: '01934f00-0000-7000-8000-000000000001',
  addressName: 'Registered office',
  addressLine1: '4 Fergusson Road',
  addressLine2: null,
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411004',
  zohoCrmId: null,
  addressType: 'BILLING',
}
const yard: Address = { ...office, addressName: 'Yard', pincode: '411057', addressType: 'DELIVERY' }
const same = addressValues(office, null, text)
const both = addressValues(office, yard, text)

describe('what is sent of the addresses', () => {
  test('nothing, where only blanks were typed', () => {
    expect(changedAddresses({ ...both, 'billingAddress.city': ' Pune ' }, both)).toEqual({})
  })

  test('the whole of one of which a field has changed, and not the other', () => {
    const changed = changedAddresses({ ...both, 'billingAddress.city': 'Nashik' }, both)
    expect(changed).toEqual({ billingAddress: expect.objectContaining({ city: 'Nashik', pincode: '411004' }) })
  })

  test('null for a delivery address that is the same from now on', () => {
    expect(changedAddresses({ ...both, deliverySame: true }, both)).toEqual({ deliveryAddress: null })
  })

  test('a delivery address that is another one from now on, as DELIVERY', () => {
    const changed = changedAddresses({ ...both }, same)
    expect(changed).toEqual({
      deliveryAddress: expect.objectContaining({ addressName: 'Yard', addressType: 'DELIVERY' }),
    })
  })

  test('nothing of a delivery address that was the same and stays so, whatever stands in its hidden fields', () => {
    expect(changedAddresses({ ...same, 'deliveryAddress.city': 'Nashik' }, same)).toEqual({})
  })
})

test('a delivery address is judged only while it is on screen', () => {
  const judged = (values: typeof same) => Object.keys(addressFormRules(values, text))
  expect(judged(same).filter((key) => key.startsWith('deliveryAddress'))).toEqual([])
  expect(judged(both)).toContain('deliveryAddress.pincode')
})
