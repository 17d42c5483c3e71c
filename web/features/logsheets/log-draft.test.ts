import { describe, expect, test } from 'vitest'
import { contentOf, draftOf, ordinaryDay, quarterHours, sliceAfter } from './log-draft.ts'

describe('a day in the form', () => {
  test('comes back as it was', () => {
    const day = {
      ...ordinaryDay,
      slices: [{ from: '08:00', to: '24:00', type: 'BREAKDOWN', cause: 'CUSTOMER', note: 'Hose' }],
      meterOpen: '1388.2',
      meterClose: '1397.2',
      fuel: { openingL: '20', issuedL: '35.5', closingL: '18' },
      remarks: 'Rain',
    } as const
    expect(contentOf(draftOf({ ...day, slices: [...day.slices] }))).toEqual(day)
    expect(contentOf(draftOf(ordinaryDay))).toEqual(ordinaryDay)
  })

  test('readings that are no numbers count as not read, and only a breakdown has a cause', () => {
    const draft = { ...draftOf(ordinaryDay), meterOpen: 'abc', fuelOpening: '12' }
    const slices = [{ from: '08:00', to: '09:00', type: 'WORK', cause: 'CUSTOMER', note: ' ' }]
    expect(contentOf({ ...draft, slices })).toMatchObject({
      meterOpen: null,
      fuel: { openingL: '12', issuedL: '0', closingL: null },
      slices: [{ type: 'WORK', cause: null, note: null }],
    })
  })

  test('a further entry is an hour from the end of the last one', () => {
    const after = (to: string) => sliceAfter([{ from: '00:00', to, type: 'WORK', cause: '', note: '' }])
    expect(sliceAfter([])).toMatchObject({ from: '08:00', to: '09:00' })
    expect(after('18:15')).toMatchObject({ from: '18:15', to: '19:15' })
    expect(after('23:30')).toMatchObject({ from: '23:30', to: '24:00' })
    expect(after('24:00')).toMatchObject({ from: '00:00', to: '01:00' })
    expect([quarterHours.at(0), quarterHours.at(-1), quarterHours.length]).toEqual(['00:00', '24:00', 97])
  })
})
