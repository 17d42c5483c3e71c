import { expect, test } from 'vitest'
import { AgreedTerms } from '#contract/rate-terms.ts'
import { termsInWordsTexts as english } from '#contract/texts/rate-card.desk.en.ts'
import { termsInWordsTexts as hindi } from '#contract/texts/rate-card.desk.hi.ts'
import { termsInWords } from './terms-in-words.ts'
import type { TermsTexts } from './texts.ts'

const inWords = (terms: object, text: TermsTexts = english) => termsInWords(AgreedTerms.parse(terms), text)

test('the usual terms in words', () => {
  expect(inWords({})).toEqual([
    '260 h a month: 10 h × 26 days',
    'Overtime × 1',
    'Sunday off; a worked off day costs × 1 of a day',
    'Two shifts cost × 2 of a day',
    'Waiting on site, rain and wind, force majeure, stops by authorities charged 100\u00a0%',
    'Our own delays charged 0\u00a0%',
    'Breakdown deducted by the hour',
    'A part of a month is charged by calendar days',
  ])
})

test('other terms in words', () => {
  const said = inWords({
    hoursPerDay: 8.3,
    hoursMode: 'POOLED',
    otMultiplier: '1.250',
    weeklyOff: [],
    breakdown: { graceHours: '24' },
    standbyPct: { WEATHER: '50' },
    partMonth: 'WORKING_DAYS',
    minimumDays: 15,
  })
  expect(said).toContain('215.8 h a month, counted together; overtime × 1.25')
  expect(said).toContain('No weekly off')
  expect(said).toContain('Rain and wind charged 50\u00a0%')
  expect(said).toContain('Breakdown deducted by the hour after 24 free hours')
  expect(said.slice(-2)).toEqual(['A part of a month is charged by working days', 'At least 15 days of hire'])
})

test('hours agreed for a month stand as they are', () => {
  expect(inWords({ hoursMode: 'POOLED', includedHours: 240 })[0]).toBe('240 h a month, counted together; overtime × 1')
})

test('the same in Hindi', () => {
  const said = inWords({}, hindi as unknown as TermsTexts)
  expect(said).toContain('महीने के 260 घंटे: 10 घंटे × 26 दिन')
  expect(said.join(' ')).not.toMatch(/[{}]|[a-z]/)
})
