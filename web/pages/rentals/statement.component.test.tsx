import { test } from 'vitest'
import { page } from 'vitest/browser'
import { aStatement } from '#tests/components/ledger.ts'
import { noConnection } from '#tests/components/replies.ts'
import { aScreen, gone, looked, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const shown = (statement = aStatement(), width = DESKTOP) =>
  visit('/my-rental/statement', { as: 'admin', width, replies: { getStatement: { statement } } })

test.each([DESKTOP, PHONE])('an administrator reads what is due at %i px', async (width) => {
  await shown(aStatement(), width)
  await seen(main.getByText('₹58,147.00 is outstanding.'))
  await looked(`statement ${width}`)
})

test('money in advance and a settled account are said', async () => {
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

test('users of a company are sent to their administrators', async () => {
  await visit('/my-rental/statement', { as: 'user', width: PHONE })
  await seen(main.getByText('For administrators of your company'))
})
