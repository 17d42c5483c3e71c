import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffRole } from '#contract/staff.ts'
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
type Opened = { replies?: Replies; width?: number; role?: StaffRole }
const opened = ({ replies = {}, width = DESKTOP, role = 'ACCOUNTS' }: Opened = {}) =>
  visit('/desk/dashboard', { atDesk: role, width, replies: { ...owed(), ...replies } })

test.each([DESKTOP, PHONE])('the desk sees who owes what, and since when, at %i px', async (width) => {
  await opened({ width })
  await seen(main.getByText('31 to 60 days late'))
  await seen(main.getByRole('link', { name: 'Asha Rao', exact: true }))
  await looked(`desk dashboard ${width}`)
})

test('a customer leads to what they have not paid, and accounts to their statement', async () => {
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
  await seen(main.getByText('The 20 largest of 23 customers. The file has all.'))
  await press('Show more')
  await seen(main.getByText('Customer 23'))
  expect(askedOf('listReceivables').at(-1)).toMatchObject({ query: { size: '100' } })
})

test('receivables load, are missing or fail', async () => {
  await opened({ replies: { listReceivables: waiting } })
  await looked('desk dashboard waiting')
  await opened({ replies: owed([]) })
  await seen(main.getByText('Nobody owes anything'))
  await looked('desk dashboard empty')
  await opened({ replies: { listReceivables: noConnection } })
  await seen(main.getByText('The receivables could not be loaded'))
  await looked('desk dashboard failed')
})
