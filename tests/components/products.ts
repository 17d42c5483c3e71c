import type { ProductDetail } from '#contract/catalogue.ts'
import { idOf } from './samples.ts'

/** A scissor lift available in other cities, but not in Pune. */
export const anAbsentLift = (more: Partial<ProductDetail> = {}): ProductDetail => ({
  productId: idOf(300),
  slug: 'genie-gs-1930',
  name: 'Genie GS-1930 Electric Scissor Lift',
  make: 'Genie',
  model: 'GS-1930',
  productLine: { slug: 'aerial-work-platforms', name: 'Aerial Work Platforms' },
  category: { slug: 'scissor-lift', name: 'Scissor Lift' },
  subCategory: { slug: 'electric-scissor-lift', name: 'Electric Scissor Lift' },
  specs: { workingHeightM: 7.8, platformCapacityKg: 227, powerSource: 'electric' },
  typical: [],
  rate: {
    perMonthPaise: 2_200_000,
    perWeekPaise: 800_000,
    perDayPaise: 150_000,
    basis: '26 days x 10 h shift per month',
    indicative: true,
  },
  rentedWithOperator: 'optional',
  available: false,
  drawing: { url: '/drawings/genie-gs-1930.svg', widthM: 1.9, heightM: 2.1 },
  description: 'A small lift for work indoors.',
  applications: ['Ceilings', 'Lamps'],
  mobilisation: { mode: 'truck', note: 'Comes on a small truck.' },
  fuel: { type: 'electric', consumption: null, note: null },
  rateIncludes: 'machine; service',
  specLabels: [
    { key: 'workingHeightM', label: 'Working height', unit: 'm', options: null },
    { key: 'platformCapacityKg', label: 'Platform capacity', unit: 'kg', options: null },
    { key: 'powerSource', label: 'Power', unit: null, options: [{ value: 'electric', label: 'Electric' }] },
  ],
  cities: [
    { slug: 'mumbai', name: 'Mumbai' },
    { slug: 'nashik', name: 'Nashik' },
  ],
  photos: [],
  similar: [],
  ...more,
})
