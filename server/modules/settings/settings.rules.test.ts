import { expect, test } from 'vitest'
import { startingSettings } from '#database/seed/starting-settings.ts'
import { auditedChanges, changedFields, missingFields } from './settings.rules.ts'

const before = startingSettings()
const address = { addressLine1: 'Gate 2', addressLine2: null, city: 'Mumbai', state: 'Maharashtra', pincode: '400001' }

test('fields have the name of their part in front; lists and whole parts have their own', () => {
  const after = {
    ...before,
    company: { ...before.company, legalName: 'Yantra', cin: 'U77309MH2019PTC330517' },
    registeredAddress: address,
    holidays: [],
    hire: { ...before.hire, noticeDays: 4 },
  }
  const fields = changedFields(before, after)
  expect(fields).toEqual(['company.legalName', 'company.cin', 'registeredAddress', 'hire.noticeDays', 'holidays'])
  expect(auditedChanges(before, after, fields)['hire.noticeDays']).toEqual({ was: 3, is: 4 })
  expect(changedFields(after, { ...after, registeredAddress: { ...address, city: 'Pune' } })).toEqual([
    'registeredAddress.city',
  ])
})

test('the same settings have no changed fields', () => expect(changedFields(before, startingSettings())).toEqual([]))

test('a text is shortened in the audit trail, even in the middle of a character', () => {
  const after = { ...before, texts: { ...before.texts, terms: `${'x'.repeat(599)}😀😀` } }
  const change = auditedChanges(before, after, ['texts.terms'])['texts.terms']
  expect(String(change?.is).length).toBe(601)
  expect(String(change?.is).isWellFormed()).toBe(true)
})

test('for a list the audit trail holds the removed and the added entries', () => {
  const [first, ...rest] = before.holidays
  const yearEnd = { date: '2026-12-31', name: 'Year end', states: ['Maharashtra'] }
  const { holidays } = auditedChanges(before, { ...before, holidays: [...rest, yearEnd] }, ['holidays'])
  expect(holidays).toEqual({ was: [first], is: [yearEnd] })
})

test('a field stops being missing once it is filled in', () => {
  const filled = { ...before, registeredAddress: address }
  expect(missingFields(before)).toContain('registeredAddress')
  expect(missingFields(filled)).not.toContain('registeredAddress')
})
