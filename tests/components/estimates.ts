import type { Estimate, EstimateLine } from '#contract/estimates.ts'
import { RateTerms } from '#contract/rate-terms.ts'
import { MACHINES } from './enquiries.ts'
import { idOf } from './samples.ts'

const [from, to] = ['2026-12-01', '2026-12-31']
const bill = (code: string, description: string, amountPaise: number) => ({
  code,
  description,
  amountPaise,
  days: [],
  why: description,
  whyKey: 'extra',
  whyParams: { code },
})
const hire = {
  ...bill('HIRE', 'Hire', 9e6),
  why: 'December 2026, full month',
  whyKey: 'fullMonth',
  whyParams: { month: '2026-12' },
}
const trip = { basePaise: 500_000, includedKm: 20, perKmPaise: 7_500, leastPaise: 500_000, distanceKm: 45 }
const oneWay = (code: string, name: string) => ({ ...bill(code, name, 687_500), whyKey: 'trip', whyParams: trip })

const line: EstimateLine = {
  lineNo: 1,
  productId: idOf(300),
  productName: MACHINES[0] ?? '',
  slug: 'machine',
  period: 'MONTH',
  duration: 1,
  quantity: 1,
  from,
  to,
  withOperator: false,
  trip,
  terms: RateTerms.parse({
    basis: 'MONTH',
    ratePaise: 9e6,
  }),
  bills: [
    {
      from,
      to,
      amountPaise: 10375e3,
    },
  ],
  plannedLines: [hire, oneWay('MOB', 'Mobilisation'), oneWay('DEMOB', 'Demobilisation')],
  plannedPaise: 10375e3,
  perMonthPaise: 9e6,
  operator: {
    price: 'NONE',
    amountPaise: 0,
  },
  fuel: {
    litresPerHour: {
      least: '2',
      most: '4',
    },
    paisePerLitre: 9e3,
    leastPaise: 468e4,
    mostPaise: 936e4,
  },
}

/** One machine for December in Pune: ₹90,000, transport of ₹13,750, GST of 18 %. */
export const anEstimate = (more: Partial<Estimate> = {}): { estimate: Estimate } => ({
  estimate: {
    lines: [line],
    unpriced: [],
    oneOff: line.plannedLines.slice(1),
    taxablePaise: 10375e3,
    cgstPaise: 933750,
    sgstPaise: 933750,
    igstPaise: 0,
    roundOffPaise: 0,
    totalPaise: 0xbace44,
    perMonthPaise: 9e6,
    amountInWords: '',
    cityName: 'Pune',
    gstPercent: '18',
    mayChange: ['RATE', 'SITE', 'OVERTIME', 'FUEL', 'GST'],
    ...more,
  },
})
