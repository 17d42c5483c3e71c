import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Yard } from '#contract/locations.yards.ts'
import { LOCATIONS } from '#tests/components/enquiries.ts'
import { type Replies, refused, Versioned, waiting } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  notice,
  press,
  seen,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const link = (name: string) => main.getByRole('link', { name, exact: true })

const aYard = (name: string, n: number, more: Partial<Yard> = {}): Yard => ({
  yardId: idOf(800 + n),
  name,
  city: 'pune',
  cityName: 'Pune',
  state: 'Maharashtra',
  address: 'Gat 310, Chakan MIDC Phase 2',
  pincode: '410501',
  latitude: 18.7606,
  longitude: 73.8635,
  isActive: true,
  ...more,
})

/** Two yards, as the server keeps them during a test. */
function someYards() {
  const yards = [aYard('Chakan', 1), aYard('Ranjangaon', 2, { isActive: false })]
  const of = (id: string) => yards.find(({ yardId }) => yardId === id) as Yard
  const replies: Replies = {
    listLocations: LOCATIONS,
    listYards: ({ query: { filter = '', ...paged } }) => ({
      yards: pageOf(
        yards.filter(({ name }) => name.toLowerCase().includes(filter.toLowerCase())),
        paged,
      ),
    }),
    getYard: ({ params: { id } }) => new Versioned({ yard: of(id) }, 'W/"1"'),
    addYard: ({ body }) => {
      yards.push(aYard(body.name, 9, { ...body, cityName: 'Mumbai' }))
      return { yard: yards.at(-1) as Yard }
    },
    updateYard: ({ params: { id }, body }) => ({ yard: Object.assign(of(id), body) }),
  }
  return { yards, replies }
}

test('an owner adds, changes, closes and reopens a yard', async () => {
  const { yards, replies } = someYards()
  await visit('/desk/yards', { atDesk: 'OWNER', width: PHONE, replies })
  await seen(page.getByText('2 yards'))
  await looked('yards')
  await lookedInTheDark('yards')

  await link('Add yard').click()
  await seen(heading('Add a yard'))
  await press('Add yard')
  await seen(page.getByRole('alert', { name: 'Please check these fields' }).getByText('Name is required'))
  await looked('yard new wrong')
  await field('Name').fill('Bhiwandi')
  await field('City').selectOptions('Mumbai')
  await field('Address').fill('Gala 7, Rahnal Village')
  await field('PIN code').fill('421302')
  await field('Latitude').fill('19.2813')
  await field('Longitude').fill('73.0483')
  await press('Add yard')
  await seen(link('Bhiwandi'))
  expect(yards.at(-1)).toMatchObject({ city: 'mumbai', latitude: 19.2813, longitude: 73.0483 })

  await link('Chakan').click()
  await seen(heading('Chakan'))
  await looked('yard')
  await press('Close yard')
  await notice('Close Chakan?').getByRole('button', { name: 'Close yard' }).click()
  await seen(main.getByText('Closed'))
  await press('Open again')
  await seen(button('Close yard'))
  await field('Address').fill('Gat 311, Chakan MIDC Phase 2')
  await press('Save changes')
  await seen(heading('Yards'))
  expect(yards[0]).toMatchObject({ address: 'Gat 311, Chakan MIDC Phase 2', isActive: true })
})

test('B-36 a yard that somebody else changed meanwhile is not overwritten', async () => {
  const { yards, replies } = someYards()
  await visit(`/desk/yards/${yards[0]?.yardId}`, {
    atDesk: 'OWNER',
    replies: { ...replies, updateYard: refused('precondition-failed') },
  })
  await field('Address').fill('Gat 311')
  await press('Save changes')
  await seen(page.getByText('Somebody else has changed this meanwhile').first())
})

test('other roles read the list', async () => {
  const { yards, replies } = someYards()
  await visit('/desk/yards', { atDesk: 'OPERATIONS', replies })
  await seen(main.getByText('Chakan', { exact: true }))
  await gone(link('Add yard'))
  await gone(link('Chakan'))
  await visit(`/desk/yards/${yards[0]?.yardId}`, { atDesk: 'OPERATIONS', replies })
  await seen(page.getByText('Not part of your role'))
})

test('the list shows that it is loading, that it failed, and that there is none', async () => {
  await visit('/desk/yards', { atDesk: 'OWNER', replies: { listYards: waiting } })
  await seen(page.getByText('Loading').first())
  await visit('/desk/yards', { atDesk: 'OWNER', replies: { listYards: refused('service-unavailable') } })
  await seen(page.getByText('The yards could not be loaded'))
  await visit('/desk/yards', { atDesk: 'OWNER', replies: { listYards: { yards: pageOf([], { page: 0, size: 20 }) } } })
  await seen(page.getByText('No yards yet'))
  await looked('yards none')
})
