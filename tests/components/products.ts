import { ProductDetail } from '#contract/catalogue.ts'
import { makerOf } from './sample-of.ts'
import { idOf } from './samples.ts'

/** A scissor lift available in other cities, but not in Pune. */
export const anAbsentLift = makerOf(ProductDetail, {
  productId: idOf(300),
  slug: 'genie-gs-1930',
  name: 'Genie GS-1930 Electric Scissor Lift',
  make: 'Genie',
  model: 'GS-1930',
  productLine: { slug: 'aerial-work-platforms', name: 'Aerial Work Platforms' },
  category: { slug: 'scissor-lift', name: 'Scissor Lift' },
  subCategory: { slug: 'electric-scissor-lift', name: 'Electric Scissor Lift' },
  specs: { workingHeightM: 7.8, platformCapacityKg: 227, powerSource: 'electric' },
  rate: {
    perMonthPaise: 2_200_000,
    perWeekPaise: 800_000,
    perDayPaise: 150_000,
    basis: '26 days x 10 h shift per month',
    indicative: true,
  },
  rentedWithOperator: 'optional',
  drawing: { url: '/drawings/genie-gs-1930.svg', widthM: 1.9, heightM: 2.1 },
  description: 'A small lift for work indoors.',
  applications: ['Ceilings', 'Lamps'],
  mobilisation: { mode: 'truck', note: 'Comes on a small truck.' },
  fuel: { type: 'electric' },
  rateIncludes: 'machine; service',
  specLabels: [
    { key: 'workingHeightM', label: 'Working height', unit: 'm' },
    { key: 'platformCapacityKg', label: 'Platform capacity', unit: 'kg' },
    { key: 'powerSource', label: 'Power', options: [{ value: 'electric', label: 'Electric' }] },
  ],
  cities: [
    { slug: 'mumbai', name: 'Mumbai' },
    { slug: 'nashik', name: 'Nashik' },
  ],
})
