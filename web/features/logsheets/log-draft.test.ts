import { describe, expect, test } from 'vitest'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import { contentOf, draftOf } from './log-draft.ts'

const day: LogsheetContent = {
  slices: [{ from: '08:00', to: '24:00', type: 'BREAKDOWN', cause: 'CUSTOMER', note: 'Hose' }],
  meterOpen: '1388.2',
  meterClose: '1397.2',
  fuel: { openingL: '20', issuedL: '35.5', closingL: '18' },
  remarks: 'Rain',
  photoIds: ['019ab1b6-0000-7000-8000-000000000001'],
}
const empty: LogsheetContent = { ...day, meterOpen: null, meterClose: null, fuel: null, remarks: null }

describe('a day in the form', () => {
  test('comes back as it was', () => {
    for (const content of [day, empty]) expect(contentOf(draftOf(content))).toEqual(content)
  })

  test('readings may have commas; those that are no numbers count as not read', () => {
    const draft = { ...draftOf(empty), meterOpen: 'abc', meterClose: ' 1,849.5 ', fuelOpening: '12' }
    expect(contentOf(draft)).toMatchObject({
      meterOpen: null,
      meterClose: '1849.5',
      fuel: { openingL: '12', issuedL: '0', closingL: null },
    })
  })
})
