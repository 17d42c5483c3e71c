import { type DeskProductLine, deskCatalogueApi } from '#contract/catalogue.desk.ts'
import { type Named, sampleOf } from './sample-of.ts'
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
export const LIFT = { make: 'Genie', isPublished: true, perMonthPaise: 2_200_000, drawing }

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
