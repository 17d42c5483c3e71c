import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { StaffRole } from '#contract/staff.ts'
import { aRateLine, csvOf, filesAs, linesOf } from '#tests/support/csv-files.ts'
import { aCard, addCard } from '#tests/support/rate-cards.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const sales = await server.signInStaff('SALES')
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '10' } })
const machines = products.content
const rates = filesAs(server, sales.accessToken, 'rates')
const today = () => dateInIndia(server.clock.now())
const later = (days: number) => addDays(today(), days)

const rowsAs = async (role: StaffRole) =>
  linesOf(await filesAs(server, (await server.signInStaff(role)).accessToken, 'rates').download())
const rowsOf = async (slug = '') => linesOf(await rates.download()).filter((row) => row['slug'] === slug)
const cardsOf = async (slug = '') => (await sales.call('getRateCards', { params: { slug } })).rateCards

test('the file of rates has the cards in force, in rupees', async () => {
  const [machine] = machines
  await addCard(sales, { ...aCard(machine?.productId ?? '', today()), city: 'pune', perDayPaise: 400_050 })
  const own = await rowsOf(machine?.slug)
  expect(own.map(({ city }) => city)).toEqual(['', 'pune'])
  expect(own[1]).toMatchObject({
    subCategory: '',
    from: today(),
    perMonthRupees: '70000',
    perWeekRupees: '',
    perDayRupees: '4000.50',
    'mobilisation.baseRupees': '8000',
    'terms.weeklyOff': 'SUN',
    'terms.standbyPct.WEATHER': '100',
    'costs.machinePerMonthRupees': '40000',
  })
  const { rows } = await rates.preview(csvOf(own))
  expect(rows.map(({ effect }) => effect)).toEqual(['SAME', 'SAME'])
})

test('costs are only in the file of those who may see the margin', async () => {
  expect(Object.keys((await rowsAs('OWNER'))[0] ?? {})).toContain('costs.tripRupees')
  expect(Object.keys((await rowsAs('OPERATIONS'))[0] ?? {})).not.toContain('costs.tripRupees')
})

test('a changed row is a new card from its day, which keeps the values missing from the file, costs included', async () => {
  const machine = machines[1]
  await addCard(sales, aCard(machine?.productId ?? '', today()))
  const [row = {}] = await rowsOf(machine?.slug)
  const costs = Object.keys(row).filter((heading) => heading.startsWith('costs.') || heading.startsWith('terms.'))
  const kept = Object.fromEntries(Object.entries(row).filter(([heading]) => !costs.includes(heading)))
  const bytes = csvOf([{ ...kept, from: later(3), perMonthRupees: '₹75,000' }])
  const { rows } = await rates.preview(bytes)
  expect(rows).toMatchObject([
    {
      effect: 'CHANGE',
      label: machine?.name,
      changes: [
        { column: 'from', was: today(), is: later(3) },
        { column: 'perMonthRupees', was: '70000', is: '75000' },
      ],
    },
  ])
  expect(await rates.import(bytes)).toEqual({ added: 0, changed: 1 })
  const [card] = await cardsOf(machine?.slug)
  const { costs: known, ...expected } = aCard('', later(3))
  const { productId: _id, city: _city, ...offer } = expected
  expect(card).toMatchObject({ ...offer, perMonthPaise: 7_500_000, costs: known, state: 'FUTURE' })
})

test('a card that begins today is public at once, and leaves the same audit entry as one added by hand', async () => {
  const machine = machines[2]
  const bytes = csvOf([aRateLine(machine?.slug ?? '', today(), { perMonthRupees: '61,234' })])
  await server.db.rows(sql`delete from rate_card where product_id = ${machine?.productId}`)
  expect(await rates.import(bytes)).toEqual({ added: 1, changed: 0 })
  server.clock.advance({ seconds: 2 })
  const { product } = await server.call('getProduct', { params: { slug: machine?.slug ?? '' } })
  expect(product.rate).toMatchObject({ perMonthPaise: 6_123_400, perDayPaise: 400_050 })
  const [card] = await cardsOf(machine?.slug)
  const acts = await server.db.rows(
    sql<{ act: string }>`select act from audit_entry where subject_id = ${card?.rateCardId}`,
  )
  expect(acts).toEqual([{ act: 'addRateCard' }])
})

test('a card of a kind of machines in a city is made by its row', async () => {
  const line = aRateLine('', later(1), { subCategory: 'electric-scissor-lift', city: 'goa', perMonthRupees: '' })
  expect(await rates.import(csvOf([line]))).toEqual({ added: 1, changed: 0 })
  const { rows } = await rates.preview(csvOf([line]))
  expect(rows).toMatchObject([{ effect: 'SAME' }])
})

test('rows that cannot become a card are bad', async () => {
  const slug = machines[3]?.slug ?? ''
  await addCard(sales, aCard(machines[3]?.productId ?? '', later(5)))
  const lines = [
    aRateLine(slug, addDays(today(), -1)),
    aRateLine(slug, later(5), { city: '' }),
    aRateLine(slug, '31-02-2027', { city: 'goa' }),
    aRateLine(slug, '32-13-2027'),
    aRateLine('nowhere', later(1)),
    aRateLine(slug, later(1), { subCategory: 'electric-scissor-lift' }),
    aRateLine('', later(1), { subCategory: 'flying-carpet' }),
    aRateLine(slug, later(1), { city: 'atlantis' }),
    aRateLine(slug, later(1), { city: 'pune', perMonthRupees: 'a lot', perDayRupees: '1,23' }),
    aRateLine(slug, later(1), { city: 'mumbai', perMonthRupees: '0', perWeekRupees: '99999999' }),
    aRateLine(slug, later(1), { city: 'delhi', perMonthRupees: '', perDayRupees: '' }),
  ]
  const codes: string[][] = []
  // Each by itself, as two of them are about the same.
  for (const line of lines) {
    const { rows } = await rates.preview(csvOf([line]))
    codes.push(rows.flatMap(({ faults }) => faults.map(({ column, code }) => `${column} ${code}`)))
  }
  expect(codes).toEqual([
    ['from day-range'],
    ['from card-exists'],
    ['from day'],
    ['from day'],
    ['slug machine-unknown'],
    ['slug one-subject'],
    ['subCategory kind-unknown'],
    ['city city-unknown'],
    ['perMonthRupees rupees', 'perDayRupees rupees'],
    ['perMonthRupees least', 'perWeekRupees most'],
    ['perMonthRupees required'],
  ])
})

test('a dry run ends when somebody adds a card by hand', async () => {
  const machine = machines[4]
  const bytes = csvOf([aRateLine(machine?.slug ?? '', later(9))])
  const { digest } = await rates.preview(bytes)
  await addCard(sales, aCard(machine?.productId ?? '', later(2)))
  expect((await rates.send(bytes, digest ?? '')).json()).toMatchObject({ type: '/problems/preview-outdated' })
})
