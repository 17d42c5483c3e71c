import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hireCase } from '#tests/hire/hire-cases.ts'
import { oracleAmounts } from '#tests/hire/hire-oracle.ts'
import { proofs } from '#tests/support/proofs.ts'
import { best } from './best-rate.ts'
import { bill, costOf, hirePaiseOf } from './bill.ts'
import { datesFrom, daysBetween, plusDays } from './calendar.ts'
import type { HireCase } from './case.ts'
import { cycles } from './cycles.ts'
import { Rational } from './rational.ts'

const RUNS = { numRuns: proofs(100, 100_000) }
/** Checks it on random cases; a failure prints its seed. */
const always = (holds: (given: HireCase) => void) => fc.assert(fc.property(hireCase, holds), RUNS)

const COMPUTED = new Set(['HIRE', 'SECOND_SHIFT', 'OFF_DAY', 'OT', 'STANDBY', 'BREAKDOWN', 'MINIMUM'])
const computed = (given: HireCase) => bill({ ...given, extras: [] })
const amountsOf = (given: HireCase) =>
  Object.fromEntries(computed(given).lines.map(({ code, amountPaise }) => [code, amountPaise]))

test('M3 an independent computation agrees to the paisa', () => {
  always((given) => {
    expect(amountsOf(given)).toEqual(oracleAmounts(given))
  })
})

test('M3 lines sum to the taxable value, tax is by the place of supply, and the total is reproducible', () => {
  always((given) => {
    const { lines, taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } = bill(given)
    expect(lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(taxablePaise)
    expect(cgstPaise).toBe(sgstPaise)
    const isIntra = given.supply === 'DOMESTIC' && given.supplierState === given.placeOfSupply
    expect(isIntra ? igstPaise : cgstPaise).toBe(0)
    expect(given.supply === 'SEZ_LUT' ? igstPaise : 0).toBe(0)
    expect(taxablePaise + cgstPaise + sgstPaise + igstPaise + roundOffPaise).toBe(totalPaise)
    expect(Math.abs(totalPaise) % 100).toBe(0)
    expect(Math.abs(roundOffPaise)).toBeLessThanOrEqual(50)
  })
})

test('a bill costs the same with and without its words', () => {
  always((given) => {
    const { lines, taxablePaise } = bill(given)
    const hirePaise = lines.find(({ code }) => code === 'HIRE')?.amountPaise ?? 0
    expect(costOf(given)).toEqual({ taxablePaise, hirePaise })
  })
})

const exact = (text: string) => {
  const [above = '0', below = '1'] = text.split('/')
  return Rational.decimal(above).over(Rational.decimal(below))
}

test('quantity × rate of each line rounds to its amount', () => {
  always((given) => {
    for (const { quantity, ratePaise, amountPaise } of bill(given).lines)
      expect(Number(exact(quantity).times(exact(ratePaise)).rounded())).toBe(amountPaise)
  })
})

test('every computed line appears once, in order, with on-hire dates only', () => {
  const order = [...COMPUTED]
  always((given) => {
    const { lines } = computed(given)
    const places = lines.map(({ code }) => order.indexOf(code))
    expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other))
    const hired = new Set(datesFrom(given.onHire.from, given.onHire.to ?? given.period.to))
    for (const { days, amountPaise, why } of lines) {
      expect(days.length).toBeGreaterThan(0)
      expect(days.every((date) => hired.has(date))).toBe(true)
      expect(days).toEqual([...new Set(days)].toSorted())
      expect(amountPaise).not.toBe(0)
      expect(why).not.toMatch(/[{}]|undefined/)
    }
  })
})

test('the order of days and holidays is irrelevant, and the same case gives the same bytes', () => {
  always((given) => {
    const turned = { ...given, days: given.days.toReversed(), holidays: given.holidays.toReversed() }
    expect(JSON.stringify(bill(turned))).toBe(JSON.stringify(bill(given)))
  })
})

test('more breakdown never costs more, within a paisa', () => {
  fc.assert(
    fc.property(hireCase, fc.nat(), fc.integer({ min: 1, max: 16 }), (given, pick, more) => {
      const index = given.days.length === 0 ? -1 : pick % given.days.length
      const days = given.days.map((day, at) =>
        at === index ? { ...day, breakdown: String(Number(day.breakdown) + more / 4) } : day,
      )
      expect(computed({ ...given, days }).taxablePaise).toBeLessThanOrEqual(computed(given).taxablePaise + 1)
    }),
    RUNS,
  )
})

test('idle hours paid in full change nothing', () => {
  always((given) => {
    const paid = { CLIENT_IDLE: '100', WEATHER: '100', FORCE_MAJEURE: '100', STATUTORY_STOP: '100', SUPPLIER: '100' }
    const idle = { ...given, terms: { ...given.terms, standbyPct: paid } }
    const busy = { ...idle, days: idle.days.map((day) => ({ ...day, idle: {} })) }
    expect(bill(idle)).toEqual(bill(busy))
  })
})

test('a daily hire split between two days of its cycle costs the same, except for rounding', () => {
  fc.assert(
    fc.property(hireCase, fc.nat(), (random, pick) => {
      const terms = {
        ...random.terms,
        basis: 'MONTH' as const,
        hoursMode: 'DAILY' as const,
        partMonth: 'CALENDAR_DAYS' as const,
        breakdown: { graceHours: '0', effect: 'NONE' as const },
        standbyPct: { CLIENT_IDLE: '90', WEATHER: '90', FORCE_MAJEURE: '90', STATUTORY_STOP: '90', SUPPLIER: '90' },
      }
      const given = { ...random, terms, closing: false, extras: [] }
      const hired = datesFrom(given.onHire.from, given.onHire.to ?? given.period.to).filter(
        (date) => date <= given.period.to,
      )
      if (hired.length < 2) return
      const cut = hired[pick % (hired.length - 1)] ?? given.onHire.from
      const next = hired[hired.indexOf(cut) + 1] ?? cut
      const first = {
        ...given,
        onHire: { from: given.onHire.from, to: cut },
        days: given.days.filter(({ date }) => date <= cut),
      }
      const second = {
        ...given,
        onHire: { from: next, to: given.onHire.to },
        days: given.days.filter(({ date }) => date > cut),
      }
      const both = [first, second].map((part) => bill(part))
      if ([...both, bill(given)].some(({ lines }) => lines.some(({ whyKey }) => whyKey.endsWith('Capped')))) return
      const sum = both.reduce((paise, { taxablePaise }) => paise + taxablePaise, 0)
      expect(Math.abs(sum - bill(given).taxablePaise)).toBeLessThanOrEqual(8)
    }),
    RUNS,
  )
})

const perCycle = (hire: HireCase, from: string, to: string) =>
  cycles({ kind: 'CALENDAR' }, from, to).map((dates) => ({ ...hire, period: dates.period, onHire: { from, to } }))

/** HIRE and MINIMUM of a whole hire, cycle by cycle, in paise. */
function costOfHire(hire: HireCase, from: string, to: string) {
  const parts = perCycle(hire, from, to)
  let [billedPaise, sum] = [0, 0]
  for (const [index, part] of parts.entries()) {
    const billedDays = index === 0 ? 0 : daysBetween(from, part.period.from) - 1
    const { lines } = bill({ ...part, billedDays, billedPaise, closing: index === parts.length - 1 })
    billedPaise += hirePaiseOf(lines)
    sum += lines.find(({ code }) => code === 'MINIMUM')?.amountPaise ?? 0
  }
  return billedPaise + sum
}

test('who stays longer never pays less for hire and minimum, within a paisa', () => {
  fc.assert(
    fc.property(hireCase, fc.integer({ min: 1, max: 80 }), (random, days) => {
      const terms = { ...random.terms, partMonth: 'CALENDAR_DAYS' as const }
      const hire = { ...random, terms, days: [], extras: [], offHireCause: 'CUSTOMER' as const }
      if (terms.basis === 'HOUR') return
      const { from } = random.onHire
      const cost = (count: number) => costOfHire(hire, from, plusDays(from, count - 1))
      expect(cost(days + 1)).toBeGreaterThanOrEqual(cost(days) - 1)
    }),
    RUNS,
  )
})

test('packages of days never cost more than any other combination', () => {
  const tier = fc.record({ days: fc.integer({ min: 1, max: 31 }), pricePaise: fc.nat(9_000_000) })
  const tiers = fc.array(tier, { minLength: 1, maxLength: 5 })
  const counts = fc.array(fc.nat(4), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(tiers, counts, (offered, taken) => {
      const covered = offered.reduce((sum, { days }, index) => sum + days * (taken[index] ?? 0), 0)
      const price = offered.reduce((sum, { pricePaise }, index) => sum + pricePaise * (taken[index] ?? 0), 0)
      const { pricePaise, pieces } = best(covered, offered)
      expect(Number(pricePaise)).toBeLessThanOrEqual(price)
      expect(pieces.reduce((sum, { days, count }) => sum + days * count, 0)).toBeGreaterThanOrEqual(covered)
    }),
    RUNS,
  )
})
