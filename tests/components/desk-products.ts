import { DeskProduct, type DeskProductLine, deskCatalogueApi } from '#contract/catalogue.desk.ts'
import { locationsApi } from '#contract/locations.ts'
import type { Replies } from './replies.ts'
import { makerOf, type Named, sampleOf } from './sample-of.ts'
import { idOf, pageOf } from './samples.ts'

const { listProductKinds, listDeskProducts } = deskCatalogueApi

export const { kinds } = sampleOf(listProductKinds.response, {
  kinds: [
    {
      slug: 'scissor-lift',
      name: 'Scissor Lift',
      subCategories: [{ slug: 'electric-scissor-lift', name: 'Electric Scissor Lift' }],
      attributes: [
        { key: 'platformHeightM', label: 'Platform height', unit: 'm', min: 0, max: 60 },
        { key: 'workingHeightM', label: 'Working height', unit: 'm', min: 0, max: 60 },
        { key: 'platformCapacityKg', label: 'Platform capacity', unit: 'kg', min: 0, max: 60 },
        {
          key: 'powerSource',
          label: 'Power',
          kind: 'choice',
          options: [
            { value: 'electric', label: 'Battery electric' },
            { value: 'diesel', label: 'Diesel' },
          ],
        },
      ],
    },
  ],
})

const drawing = { url: '/drawings/genie-gs-1930.svg', widthM: 1.9, heightM: 2.1 }
const LIFT = { make: 'Genie', isPublished: true, perMonthPaise: 2_200_000, drawing }

export const aDeskLift = makerOf(DeskProduct, {
  ...LIFT,
  productId: idOf(300),
  slug: 'genie-gs-1930',
  name: 'Genie GS-1930 Electric Scissor Lift',
  model: 'GS-1930',
  subCategory: 'electric-scissor-lift',
  description: 'The usual first choice for false-ceiling and fit-out crews, as it passes a single door.',
  applications: ['False-ceiling work indoors', 'HVAC ducting in warehouses'],
  specs: [
    { key: 'platformHeightM', value: 5.79 },
    { key: 'workingHeightM', value: 7.79 },
    { key: 'powerSource', value: 'electric' },
  ],
  rateIncludes: 'machine only; operator on request at extra cost',
  mobilisation: { mode: 'truck', note: 'Moves on a single flat-bed truck.' },
  fuel: { type: 'battery-electric' },
  rentedWithOperator: 'optional',
  cities: ['pune'],
})

const lineOf = (n: number, name: string, more: Partial<DeskProductLine> = {}): Named<DeskProductLine> => ({
  ...LIFT,
  productId: idOf(300 + n),
  slug: n === 0 ? 'genie-gs-1930' : `machine-${n}`,
  name,
  model: 'GS',
  subCategory: { slug: 'electric-scissor-lift', name: 'Electric Scissor Lift' },
  cities: 29,
  ...more,
})

export const { products } = sampleOf(listDeskProducts.response, {
  products: pageOf([
    lineOf(0, 'Genie GS-1930 Electric Scissor Lift', { photos: 2 }),
    lineOf(1, 'Genie GS-2632 Electric Scissor Lift', { cities: 1 }),
    lineOf(2, 'Kestrel K-26 Electric Scissor Lift', { isPublished: false, perMonthPaise: 0, cities: 0 }),
    ...['JLG 1930ES', 'Skyjack SJ3219', 'Haulotte Optimum 8'].map((name, n) => lineOf(3 + n, `${name} Scissor Lift`)),
  ]),
})

const names = ['Mumbai', 'Delhi', 'Pune', 'Bangalore', 'Chennai', 'Hyderabad', 'Kolkata', 'Ahmedabad', 'Nashik', 'Goa']
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 8"><path d="M1 7h2v-1H1zM1 6l2-2-2-2h2V1H1v1l2 2-2 2" fill="none" stroke="#b45309" stroke-width=".1"/></svg>'

/** The catalogue at the desk, as the server keeps it during a test. */
export const aCatalogue = (product = aDeskLift()): Replies => ({
  listLocations: sampleOf(locationsApi.listLocations.response, {
    locations: names.map((name) => ({ slug: name.toLowerCase(), name, state: 'Maharashtra', metro: true })),
  }),
  listProductKinds: { kinds },
  listDeskProducts: { products },
  getDeskProduct: { product },
  previewDrawing: { svg, widthM: 4, heightM: 8 },
})
