import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { StaffRole } from '#contract/staff.ts'
import { noEarnings, someEarnings, someLowEarners } from '#tests/components/earnings.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { aReceivable, someReceivables, totalsOf } from '#tests/components/receivables.ts'
import { noConnection, type Replies, waiting } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, gone, looked, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')

const owed = (all = someReceivables()): Replies => ({
  listReceivables: ({ query }) => ({
    receivables: pageOf(all, { size: Number(query['size']) }),
    totals: totalsOf(all),
  }),
})
type Opened = { replies?: Replies; width?: number; role?: StaffRole; search?: string }
const opened = ({ replies = {}, width = DESKTOP, role = 'ACCOUNTS', search = '' }: Opened = {}) =>
  visit(`/desk/dashboard${search}`, {
    atDesk: role,
    width,
    replies: { ...owed(), getEarnings: someEarnings(), getLowEarners: someLowEarners(), ...replies },
  })

test.each([DESKTOP, PHONE])('the desk sees each customer’s debt and its age at %i px', async (width) => {
  await opened({ width })
  await seen(main.getByText('31 to 60 days late'))
  await seen(main.getByRole('link', { name: 'Asha Rao', exact: true }))
  await looked(`desk dashboard ${width}`)
})

test('a customer leads to their unpaid invoices, and accounts to their statement', async () => {
  await opened()
  const customer = main.getByRole('link', { name: 'Asha Rao', exact: true })
  await expect.element(customer).toHaveAttribute('href', '/desk/invoices?q=Asha+Rao&show=OUTSTANDING')
  await seen(main.getByRole('link', { name: 'Statement of Asha Rao' }))
  await opened({ role: 'SALES' })
  await seen(main.getByRole('link', { name: 'Asha Rao', exact: true }))
  await gone(main.getByRole('link', { name: 'Statement of Asha Rao' }))
})

test('more than one page of customers is shown on request', async () => {
  const many = Array.from({ length: 23 }, (_, at) =>
    aReceivable({ customerName: `Customer ${at + 1}`, byAge: [100_000 - at], companyId: idOf(at + 1) }),
  )
  await opened({ replies: owed(many) })
  await seen(main.getByText('The 20 largest of 23 customers. The CSV file has all.'))
  await press('Show more')
  await seen(main.getByText('Customer 23'))
  expect(askedOf('listReceivables').at(-1)).toMatchObject({ query: { size: 100 } })
})

test('the owner sees the utilisation, the earnings and the machines that earn too little', async () => {
  await opened({ role: 'OWNER' })
  await seen(main.getByText('404 of 712 machine days on a job'))
  await seen(main.getByText('₹1,69,400 of ₹2,11,300'))
  await seen(main.getByText('1 machine without a monthly rate is left out of rupees.'))
  await seen(main.getByRole('img', { name: 'Time 100 %, rupees 113 %' }).first())
  await seen(main.getByRole('img', { name: '₹60,000 accrued, ₹40,000 invoiced' }).first())
  await seen(main.getByText('3 machines were idle or earned less than they cost: ₹26,500 lost.'))
  const crane = main.getByRole('link', { name: 'CR-003' })
  await expect.element(crane).toHaveAttribute('href', `/desk/machines/${idOf(3)}`)
  await gone(main.getByText('Machines without a job'))
  await looked('desk dashboard of the owner')
})

test('roles without the margin see idle machines, and request no costs', async () => {
  await opened({ role: 'OPERATIONS' })
  await seen(main.getByText('2 machines had no day on a job: ₹4,400 not earned.'))
  await gone(main.getByText('Own cost'))
  expect(askedOf('getLowEarners')).toEqual([])
  await looked('desk dashboard of operations')
})

test('the period stands in the address, and a long table opens whole', async () => {
  await opened({ role: 'OPERATIONS', search: '?period=90D' })
  await expect.element(main.getByRole('link', { name: 'Last 90 days' })).toHaveAttribute('aria-current', 'page')
  expect(askedOf('getEarnings').at(-1)).toMatchObject({ query: { period: '90D' } })
  await main.getByRole('link', { name: 'This financial year' }).click()
  await expect.poll(() => askedOf('getEarnings').at(-1)).toMatchObject({ query: { period: 'FY' } })
  await press('Show all 9')
  await seen(main.getByRole('rowheader', { name: 'Ajax Argo 2500 1 machine' }))
})

test('earnings load, are missing or fail', async () => {
  await opened({ role: 'OWNER', replies: { getEarnings: waiting, getLowEarners: waiting } })
  await looked('desk earnings waiting')
  const none = { getEarnings: noEarnings(), getLowEarners: someLowEarners({ machines: [], count: 0, lostPaise: 0 }) }
  await opened({ role: 'OWNER', replies: none })
  await seen(main.getByText('None of our own machines was in the fleet.'))
  await seen(main.getByText('All our machines earned more than they cost.'))
  await looked('desk earnings empty')
  await opened({ role: 'OWNER', replies: { getEarnings: noConnection, getLowEarners: noConnection } })
  await seen(main.getByText('The earnings could not be loaded'))
  await seen(main.getByText('These machines could not be loaded'))
  await looked('desk earnings failed')
})

test('the dashboard is legible in the dark', async () => {
  await opened({ role: 'OWNER' })
  await commands.prefers('dark')
  await seen(main.getByText('404 of 712 machine days on a job'))
  await looked('desk dashboard dark')
})

test('receivables load, are missing or fail', async () => {
  await opened({ replies: { listReceivables: waiting } })
  await looked('desk dashboard waiting')
  await opened({ replies: owed([]) })
  await seen(main.getByText('No receivables'))
  await looked('desk dashboard empty')
  await opened({ replies: { listReceivables: noConnection } })
  await seen(main.getByText('The receivables could not be loaded'))
  await looked('desk dashboard failed')
})
