import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AddressRequest } from '#contract/addresses.ts'
import { stateOfGstin } from '#contract/gst-states.ts'
import { addressFrom } from './prefill.ts'

const data = (file: string) => JSON.parse(readFileSync(`database/seed/data/${file}`, 'utf8'))
const { states } = data('states.json') as { states: { name: string }[] }
const { holders } = data('gst-directory.json') as { holders: { gstin: string; address: string }[] }

describe('the state of a GSTIN', () => {
  test('every state and union territory has a code', () => {
    const codes = Array.from({ length: 99 }, (_, n) => String(n + 1).padStart(2, '0'))
    const named = codes.map((code) => stateOfGstin(`${code}ZZXCB9949G1ZM`)).filter((name) => name !== undefined)
    expect(named.toSorted()).toEqual(states.map(({ name }) => name).toSorted())
  })

  test.each(['25', '28', '97', '99'])('%s has no state', (code) => {
    expect(stateOfGstin(`${code}ZZXCB9949G1ZM`)).toBeUndefined()
  })
})

describe('an address from one line', () => {
  test('has street, area, city, state and PIN code', () => {
    const written = '4th Floor, Kalyani Chambers, Senapati Bapat Road, Pune, Maharashtra 411016'
    expect(addressFrom(written, '27ZZXCB9949G1ZM')).toEqual({
      addressLine1: '4th Floor, Kalyani Chambers',
      addressLine2: 'Senapati Bapat Road',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411016',
    })
  })

  test.each([
    ['14 Comba Market', '', '', 'Goa', ''],
    ['14 Comba Market, Margao - 403601', '', 'Margao', 'Goa', '403601'],
    ['', '', '', 'Goa', ''],
  ])('%j is read as far as possible', (written, addressLine2, city, state, pincode) => {
    expect(addressFrom(written, '30ZZQHA7960F1Z8')).toMatchObject({ addressLine2, city, state, pincode })
  })

  test('a number in the street is not a PIN code', () => {
    expect(addressFrom('Survey 411057 B, Baner, Pune, Maharashtra', '27ZZXCB9949G1ZM')).toMatchObject({
      addressLine1: 'Survey 411057 B',
      pincode: '',
    })
  })

  test('from the demo directory can be sent unchanged', () => {
    const wrong = holders.filter(
      ({ gstin, address }) =>
        !AddressRequest.safeParse({ addressName: 'Registered office', ...addressFrom(address, gstin) }).success,
    )
    expect(wrong).toEqual([])
  })
})
