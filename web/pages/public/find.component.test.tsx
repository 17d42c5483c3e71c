import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CityThatFits, FoundMachine } from '#contract/catalogue.finder.ts'
import { LOCATIONS } from '#tests/components/enquiries.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { anAbsentLift } from '#tests/components/products.ts'
import { type Replies, waiting } from '#tests/components/replies.ts'
import { aScreen, heading, looked, lookedInTheDark, press, seen, tabTo } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const ASKED = '/rental/pune/find?task=lift-people&heightM=7'

const lift = anAbsentLift({ available: true })

const aFound = (slug: string, more: Partial<FoundMachine> = {}): FoundMachine => ({
  product: { ...lift, slug, name: `Genie ${slug}` },
  originM: 1,
  range: {
    tool: 'hands',
    outline: [
      [0, 0],
      [1.8, 0],
      [1.8, 7.8],
      [0, 7.8],
    ],
    at: [0.9, 7],
  },
  misses: [],
  getsThere: null,
  ...more,
})

const unpublished = aFound('unknown', {
  misses: [{ key: 'floorLoadKgPerM2', label: '', needs: 900, has: null, by: null }],
})
const tooLow = aFound('low', { misses: [{ key: 'heightM', label: '', needs: 7, has: 6.5, by: 0.5 }] })

type Groups = {
  fits?: FoundMachine[]
  unknown?: FoundMachine[]
  leftOut?: FoundMachine[]
  elsewhere?: CityThatFits[]
}

function found({ fits = [], unknown = [], leftOut = [], elsewhere = [] }: Groups) {
  const counts = { fits: fits.length, unknown: unknown.length, leftOut: leftOut.length }
  const total = counts.fits + counts.unknown + counts.leftOut
  return { fits, unknown, leftOut, counts, looked: total, total, elsewhere }
}

const finder = (groups: Groups): Replies => ({ listLocations: LOCATIONS, findMachines: found(groups) })
const ALL = { fits: [aFound('one'), aFound('two')], unknown: [unpublished], leftOut: [tooLow] }

test('machines that fit are drawn with the place asked for; the others have their reasons', async () => {
  await visit(ASKED, { width: PHONE, replies: finder(ALL) })
  await seen(heading('2 machines fit'))
  expect(page.getByRole('article').elements()).toHaveLength(2)
  expect(document.querySelectorAll('article path.stroke-danger')).toHaveLength(4)
  await seen(heading('May fit: figure not published'))
  await seen(page.getByText('Floor load ≤ 900 kg/m²: not published.'))
  await seen(page.getByText('Height ≥ 7 m: 0.5 m short.'))
  await expect.element(page.getByLabelText('How high? (m)')).toHaveValue(7)
  await looked('finder')
  await lookedInTheDark('finder')
  expect(page.getByRole('link', { name: 'Compare the first 2' }).element().getAttribute('href')).toBe(
    '/rental/pune/compare?machines=one,two',
  )
})

test('each answer asks again by itself, by keyboard too, and stands in the address', async () => {
  const router = await visit(ASKED, { replies: finder(ALL) })
  const rough = page.getByRole('radio', { name: 'Outdoors, rough ground' })
  await tabTo(page.getByRole('radio', { name: 'Either' }))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(rough).toBeChecked()
  await expect.element(rough).toHaveFocus()
  await page.getByLabelText('How high? (m)').fill('9.5')
  const search = '?task=lift-people&heightM=9.5&ground=roughGround'
  await expect.poll(() => router.state.location.search).toBe(search)
  expect(askedOf('findMachines').at(-1)).toEqual({
    query: { location: 'pune', task: 'lift-people', heightM: 9.5, roughGround: '1' },
  })
  await expect.element(page.getByLabelText('How high? (m)')).toHaveFocus()
})

test('while machines are looked for, those of the last answers stay', async () => {
  await visit(ASKED, { width: PHONE, replies: finder(ALL) })
  serveAlso({ findMachines: waiting })
  await page.getByRole('checkbox', { name: 'No mains power on site' }).click()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull()
  await seen(heading('2 machines fit'))
})

test('if only a figure is missing, the machines that may fit are drawn with the unpublished figure', async () => {
  await visit(ASKED, { width: PHONE, replies: finder({ unknown: [unpublished], leftOut: [tooLow] }) })
  await seen(heading('1 machine may fit'))
  await seen(page.getByRole('article').getByText('Floor load ≤ 900 kg/m²: not published.'))
  await looked('finder may fit')
})

test('if none fits, the nearest are drawn with what they lack', async () => {
  const elsewhere = [
    { slug: 'mumbai', name: 'Mumbai', fits: 2 },
    { slug: 'delhi', name: 'Delhi', fits: 1 },
  ]
  await visit(ASKED, { width: PHONE, replies: finder({ leftOut: [tooLow], elsewhere }) })
  await seen(heading('No machine in Pune does all of this'))
  await seen(page.getByRole('article').getByText('Height ≥ 7 m: 0.5 m short.'))
  await expect
    .element(page.getByRole('link', { name: 'Mumbai (2 machines fit)' }))
    .toHaveAttribute('href', '/rental/mumbai/find?task=lift-people&heightM=7')
  await seen(page.getByRole('link', { name: 'Delhi (1 machine fits)' }))
  await looked('finder none')
})

test('a city without machines for the task says so and leads on', async () => {
  await visit(ASKED, { replies: finder({}) })
  await seen(heading('No machine for this task in Pune yet'))
  await seen(page.getByRole('link', { name: 'All equipment in Pune' }))
  await looked('finder nothing')
})

test('a task is chosen first, and answers of another task are dropped', async () => {
  const products = { content: [lift], page: 0, size: 1, totalElements: 1, totalPages: 1 }
  const replies = {
    ...finder(ALL),
    listProducts: { products, facets: [], capped: false, subCategories: [], understood: [], task: null },
  }
  const router = await visit('/rental/pune/find?heightM=7', { width: PHONE, replies })
  await seen(heading('Find the right machine in Pune'))
  expect(router.state.location.search).toBe('')
  await looked('finder tasks')
  await page.getByRole('link', { name: /^Dig/ }).click()
  await seen(heading('Dig: machines in Pune'))
  await press('Show machines')
  expect(router.state.location.search).toBe('?task=dig')
})
