import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DeskProduct } from '#contract/catalogue.desk.ts'
import { locationsApi } from '#contract/locations.ts'
import { kinds, LIFT, products } from '#tests/components/desk-products.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { type Replies, refused, waiting } from '#tests/components/replies.ts'
import { makerOf, sampleOf } from '#tests/components/sample-of.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const aDeskLift = makerOf(DeskProduct, {
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

const names = ['Mumbai', 'Delhi', 'Pune', 'Bangalore', 'Chennai', 'Hyderabad', 'Kolkata', 'Ahmedabad', 'Nashik', 'Goa']

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 8"><path d="M1 7h2v-1H1zM1 6l2-2-2-2h2V1H1v1l2 2-2 2" fill="none" stroke="#b45309" stroke-width=".1"/></svg>'

/** The catalogue at the desk, as the server keeps it during a test. */
const aCatalogue = (product = aDeskLift()): Replies => ({
  listLocations: sampleOf(locationsApi.listLocations.response, {
    locations: names.map((name) => ({ slug: name.toLowerCase(), name, state: 'Maharashtra', metro: true })),
  }),
  listProductKinds: { kinds },
  listDeskProducts: { products },
  getDeskProduct: { product },
  previewDrawing: { svg, widthM: 4, heightM: 8 },
})

const visit = aScreen()
const LIST = '/desk/products'
const ONE = '/desk/products/genie-gs-1930'
const main = page.getByRole('main')
const last = (name: Parameters<typeof askedOf>[0]) => (askedOf(name).at(-1) as { body: object } | undefined)?.body

test('the list shows rate, cities and whether the site shows a machine', async () => {
  await visit(LIST, { atDesk: 'SALES', replies: aCatalogue() })
  await seen(page.getByText('6 machines'))
  await seen(page.getByText('2 photographs'))
  await seen(page.getByText('No rate', { exact: true }))
  await looked('catalogue')
  await lookedInTheDark('catalogue')
  await visit(LIST, { atDesk: 'ACCOUNTS', width: PHONE, replies: aCatalogue() })
  await seen(page.getByText('₹22,000 a month').first())
  await gone(main.getByRole('link', { name: 'Add machine' }))
  await looked('catalogue phone')
})

test('accounts read a machine and cannot change it', async () => {
  await visit(ONE, { atDesk: 'ACCOUNTS', width: PHONE, replies: aCatalogue() })
  await seen(heading('Genie GS-1930 Electric Scissor Lift'))
  await seen(main.getByText('Only owners and sales change the catalogue.'))
  await seen(main.getByText('5.79 m'))
  await gone(button('Withdraw'))
  await gone(button('Save changes'))
  await looked('machine for reading')
})

test('sales change a spec, see the drawing of it, and save', async () => {
  const product = aDeskLift({ specs: [{ key: 'workingHeightM', value: 9 }] })
  await visit(ONE, { atDesk: 'SALES', replies: { ...aCatalogue(), updateProduct: { product } } })
  await seen(heading('Genie GS-1930 Electric Scissor Lift'))
  await seen(page.getByRole('img', { name: 'Drawing of the machine with these specs' }))
  await looked('machine at the desk')
  await lookedInTheDark('machine at the desk')
  await field('Working height (m)').fill('nine')
  await press('Save changes')
  await seen(page.getByRole('alert').getByText('Enter valid Working height'))
  await field('Working height (m)').fill('9.2')
  await expect
    .poll(() => last('previewDrawing'))
    .toMatchObject({
      specs: [
        { key: 'platformHeightM', value: 5.79 },
        { key: 'workingHeightM', value: 9.2 },
        { key: 'powerSource', value: 'electric' },
      ],
    })
  await press('Save changes')
  await expect.poll(() => last('updateProduct')).toMatchObject({ name: 'Genie GS-1930 Electric Scissor Lift' })
  await seen(main.getByText('Saved. The site shows it.'))
  // The stored figure.
  await expect.element(field('Working height (m)')).toHaveValue('9')
  await field('Working height (m)').fill('9.5')
  await gone(main.getByText('Saved. The site shows it.'))
})

test('cities are chosen from all at a glance and saved together', async () => {
  const product = aDeskLift({ cities: ['goa', 'pune'] })
  const replies = { ...aCatalogue(), setProductCities: { product } }
  await visit(ONE, { atDesk: 'OWNER', width: PHONE, replies })
  await seen(page.getByText('1 of 10 cities'))
  await main.getByRole('checkbox', { name: 'Goa' }).click()
  await seen(page.getByText('2 of 10 cities'))
  await looked('machine at the desk phone')
  await press('Save cities')
  await expect.poll(() => last('setProductCities')).toEqual({ cities: ['pune', 'goa'] })
  await seen(main.getByText('Saved. The site shows it.'))
  const toSite = main.getByRole('link', { name: 'See it on the site' })
  await expect.element(toSite).toHaveAttribute('href', '/rental/goa/equipment/genie-gs-1930')
})

test('photographs are described, put in order and removed', async () => {
  const photo = (n: number, alt: string) => ({ photoId: `019aab00-0000-7000-8000-00000000000${n}`, alt })
  const shown = { width: 64, height: 48, url: '/photos/none.webp' }
  const photos = [photo(1, 'On the slab'), photo(2, 'The control box')].map((one) => ({ ...one, ...shown }))
  const product = aDeskLift({ photos: photos.slice(1) })
  await visit(ONE, {
    atDesk: 'SALES',
    replies: { ...aCatalogue(aDeskLift({ photos })), saveProductPhotos: { product } },
  })
  await press('Move photograph 2 forward')
  await expect.element(field('What photograph 1 shows')).toHaveValue('The control box')
  await press('Remove photograph 2')
  await press('Save photographs')
  await expect.poll(() => last('saveProductPhotos')).toEqual({ photos: [photo(2, 'The control box')] })
  await press('Add photograph')
  await seen(page.getByText('Choose a picture first.'))
})

test('a new machine takes the specs of its kind, and is not published yet', async () => {
  const product = aDeskLift({ isPublished: false })
  await visit('/desk/products/new', { atDesk: 'SALES', replies: { ...aCatalogue(product), addProduct: { product } } })
  await gone(field('Working height (m)'))
  await field('Kind').selectOptions('Electric Scissor Lift')
  await field('Working height (m)').fill('9')
  await press('Add machine')
  await seen(page.getByRole('alert').getByText('Name is required'))
  await looked('new machine')
  for (const [label, value] of [
    ['Name', 'Kestrel K-26'],
    ['Make', 'Kestrel'],
    ['Model', 'K-26'],
    ['Description', 'A narrow lift.'],
    ['The rate includes', 'machine only'],
    ['About bringing it', 'On one truck.'],
  ] as const)
    await field(label).fill(value)
  await press('Add machine')
  await seen(button('Publish'))
  expect(last('addProduct')).toMatchObject({ name: 'Kestrel K-26', specs: [{ key: 'workingHeightM', value: 9 }] })
})

test('a machine without a rate is not published, and says why', async () => {
  const replies = { ...aCatalogue(aDeskLift({ isPublished: false })), publishProduct: refused('rate-missing') }
  await visit(ONE, { atDesk: 'SALES', replies })
  await press('Publish')
  await seen(page.getByText(/Give this machine a rate in the rate card first/))
  await gone(main.getByRole('link', { name: 'See it on the site' }))
})

test('the screens show that they load or failed, and that they are closed to other roles', async () => {
  await visit(LIST, { atDesk: 'SALES', replies: { ...aCatalogue(), listDeskProducts: waiting } })
  await seen(page.getByText('Loading').first())
  await visit(LIST, { atDesk: 'SALES', replies: { ...aCatalogue(), listDeskProducts: refused('service-unavailable') } })
  await seen(page.getByText('The machines could not be loaded'))
  await visit(ONE, { atDesk: 'SALES', replies: { ...aCatalogue(), getDeskProduct: refused('not-found') } })
  await seen(page.getByText('There is no such machine'))
  await visit('/desk/products/new', { atDesk: 'OPERATIONS', replies: aCatalogue() })
  await seen(page.getByText('Not part of your role'))
})
