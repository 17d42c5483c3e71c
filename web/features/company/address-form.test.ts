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

describe('the addresses in a request', () => {
  test('leave out addresses in which only blanks were typed', () => {
    expect(changedAddresses({ ...both, 'billingAddress.city': ' Pune ' }, both)).toEqual({})
  })

  test('include the whole of an address with a changed field, and not the other one', () => {
    const changed = changedAddresses({ ...both, 'billingAddress.city': 'Nashik' }, both)
    expect(changed).toEqual({ billingAddress: expect.objectContaining({ city: 'Nashik', pincode: '411004' }) })
  })

  test('have a null delivery address if it is the same from now on', () => {
    expect(changedAddresses({ ...both, deliverySame: true }, both)).toEqual({ deliveryAddress: null })
  })

  test('have a new delivery address as DELIVERY', () => {
    const changed = changedAddresses({ ...both }, same)
    expect(changed).toEqual({
      deliveryAddress: expect.objectContaining({ addressName: 'Yard', addressType: 'DELIVERY' }),
    })
  })

  test('omit a delivery address that stays the same, whatever its hidden fields hold', () => {
    expect(changedAddresses({ ...same, 'deliveryAddress.city': 'Nashik' }, same)).toEqual({})
  })
})

test('a delivery address is validated only while it is on screen', () => {
  const judged = (values: typeof same) => Object.keys(addressFormRules(values, text))
  expect(judged(same).filter((key) => key.startsWith('deliveryAddress'))).toEqual([])
  expect(judged(both)).toContain('deliveryAddress.pincode')
})

test('the PIN code of each address is judged by its own state', () => {
  const rules = addressFormRules({ ...both, 'deliveryAddress.state': 'Kerala' }, text)
  const faultOf = (field: string, pin: string) => rules[field]?.schema.safeParse(pin).error?.issues[0]?.message
  expect(faultOf('billingAddress.pincode', '411057')).toBeUndefined()
  expect(faultOf('deliveryAddress.pincode', '411057')).toBe('pincode.state')
  expect(faultOf('deliveryAddress.pincode', '900056')).toBe('pincode.army')
})
