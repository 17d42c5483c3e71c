import { Estimate } from '#contract/estimates.ts'
import { MACHINES } from './enquiries.ts'
import { type Named, sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

const december = { from: '2026-12-01', to: '2026-12-31' }
const trip = { basePaise: 500_000, includedKm: 20, perKmPaise: 7_500, leastPaise: 500_000, distanceKm: 45 }
const ways = [
  { code: 'MOB', description: 'Mobilisation', amountPaise: 687_500, whyKey: 'trip', whyParams: trip },
  { code: 'DEMOB', description: 'Demobilisation', amountPaise: 687_500, whyKey: 'trip', whyParams: trip },
]
const hire = { code: 'HIRE', description: 'Hire', amountPaise: 9_000_000, whyKey: 'fullMonth' }

/** One machine for December in Pune: ₹90,000, transport of ₹13,750, GST of 18 %. */
export const anEstimate = (more: Named<Estimate> = {}) => ({
  estimate: sampleOf(Estimate, {
    lines: [
      {
        ...december,
        lineNo: 1,
        productId: idOf(300),
        productName: MACHINES[0],
        slug: 'machine',
        period: 'MONTH',
        duration: 1,
        quantity: 1,
        trip,
        terms: { basis: 'MONTH', ratePaise: 9_000_000 },
        bills: [{ ...december, amountPaise: 10_375_000 }],
        plannedLines: [{ ...hire, whyParams: { month: '2026-12' } }, ...ways],
        plannedPaise: 10_375_000,
        perMonthPaise: 9_000_000,
        fuel: {
          litresPerHour: { least: '2', most: '4' },
          paisePerLitre: 9_000,
          leastPaise: 4_680_000,
          mostPaise: 9_360_000,
        },
      },
    ],
    oneOff: ways,
    taxablePaise: 10_375_000,
    cgstPaise: 933_750,
    sgstPaise: 933_750,
    totalPaise: 12_242_500,
    perMonthPaise: 9_000_000,
    cityName: 'Pune',
    gstPercent: '18',
    mayChange: ['RATE', 'SITE', 'OVERTIME', 'FUEL', 'GST'],
    ...more,
  }),
})
