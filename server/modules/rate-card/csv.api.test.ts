import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import type { StaffRole } from '#contract/staff.ts'
import { aCard, addCard } from '#tests/support/rate-cards.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const sales = await server.signInStaff('SALES')
const { products } = await server.call('listProducts', { query: { size: '1' } })
const [machine] = products.content
const today = () => dateInIndia(server.clock.now())

/** The rows of the downloaded file of rates. */
async function rowsAs(role: StaffRole): Promise<Record<string, string>[]> {
  const { accessToken } = await server.signInStaff(role)
  const headers = { authorization: `Bearer ${accessToken}` }
  return parse((await server.ask({ url: '/v1/desk/csv/rates', headers })).body, { bom: true, columns: true })
}

test('the file of rates has the cards in force, in rupees', async () => {
  await addCard(sales, { ...aCard(machine?.productId ?? '', today()), city: 'pune', perDayPaise: 400_050 })
  const rows = await rowsAs('SALES')
  const own = rows.filter(({ slug }) => slug === machine?.slug)
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
})

test('costs are only in the file of those who may see the margin', async () => {
  expect(Object.keys((await rowsAs('OWNER'))[0] ?? {})).toContain('costs.tripRupees')
  expect(Object.keys((await rowsAs('OPERATIONS'))[0] ?? {})).not.toContain('costs.tripRupees')
})
