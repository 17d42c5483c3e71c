import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { aStatement } from '#tests/components/ledger.ts'
import { noConnection, refused } from '#tests/components/replies.ts'
import { aScreen, gone, looked, press, seen, told } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const shown = (statement = aStatement(), width = DESKTOP) =>
  visit('/my-rental/statement', { as: 'admin', width, replies: { getStatement: { statement } } })

test.each([DESKTOP, PHONE])('an administrator reads the amounts due at %i px', async (width) => {
  await shown(aStatement(), width)
  await seen(main.getByText('₹58,147.00 is outstanding.'))
  await looked(`statement ${width}`)
})

test('money in advance and a settled account are shown', async () => {
  await shown(aStatement({ closingPaise: -500_000, depositPaise: 0 }))
  await seen(main.getByText('₹5,000.00 is held in advance.'))
  await gone(main.getByText('Refundable deposit held'))
  await shown(aStatement({ rows: [], debitPaise: 0, creditPaise: 0, closingPaise: 0 }))
  await seen(main.getByText('Nothing is outstanding.'))
  await seen(main.getByText('Nothing was billed or paid in this period.'))
})

test('a statement that failed can be asked for again', async () => {
  await visit('/my-rental/statement', { as: 'admin', replies: { getStatement: noConnection } })
  await seen(main.getByText('The statement could not be loaded'))
})

test('a statement that cannot be printed now says so', async () => {
  const replies = { getStatement: { statement: aStatement() }, downloadStatementPdf: refused('service-unavailable') }
  await visit('/my-rental/statement?from=2026-04-01&to=2026-11-16', { as: 'admin', replies })
  await press('Open the statement as PDF')
  await told('Request Failed', 'Service maintenance in progress.')
  expect(askedOf('downloadStatementPdf')).toMatchObject([{ query: { from: '2026-04-01', to: '2026-11-16' } }])
})

test('users of a company are referred to their administrators', async () => {
  await visit('/my-rental/statement', { as: 'user', width: PHONE })
  await seen(main.getByText('For administrators of your company'))
})
