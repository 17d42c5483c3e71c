import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBudget, anOrder, someBudgets } from '#tests/components/budgets.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { noConnection, refused, waiting } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  notice,
  press,
  seen,
} from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const ADDRESS = '/my-rental/dashboard/budgets'
const said = (text: string | RegExp) => page.getByText(text)

test.each([DESKTOP, PHONE])('budgets stand beside past and future spend at %i px', async (width) => {
  await visit(ADDRESS, { as: 'admin', width, replies: { listBudgets: someBudgets() } })
  await seen(said('₹4,65,120 of ₹5,00,000'))
  await seen(said('Used up in Dec 2026'))
  await seen(said(/₹6,10,000 to the end of its hires, 14 Jan 2027: 122\s%/))
  await seen(page.getByRole('img', { name: '93 % spent, 122 % to the end of its hires' }))
  await seen(said('Lasts beyond its hires'))
  await seen(said('₹12,000 so far, ₹90,000 to the end of its hires'))
  await expect
    .element(page.getByRole('link', { name: 'Open the spend of DBW/PO/2240' }))
    .toHaveAttribute('href', '/my-rental/dashboard/spend?by=PO&open=DBW%2FPO%2F2240')
  await looked(`budgets ${width}`)
  await lookedInTheDark(`budgets ${width}`)
})

test('a budget is set for an order that has none', async () => {
  let budgets = someBudgets([])
  await visit(ADDRESS, {
    as: 'admin',
    width: PHONE,
    replies: {
      listBudgets: () => budgets,
      addBudget: () => {
        budgets = someBudgets([aBudget({ poNumber: 'DBW/PO/2300' })], [])
        return { budget: aBudget() }
      },
    },
  })
  await press('Set a budget for DBW/PO/2300')
  await seen(heading('Budget of DBW/PO/2300'))
  await field('Amount, ₹').fill('0')
  await press('Save')
  await seen(said('Enter an amount above zero.'))
  await looked('budget dialog')
  await field('Amount, ₹').fill('5,00,000.50')
  await press('Save')
  await gone(heading('Budget of DBW/PO/2300'))
  await seen(said('₹4,65,120 of ₹5,00,000'))
  expect(askedOf('addBudget')).toEqual([{ body: { poNumber: 'DBW/PO/2300', amountPaise: 50_000_050 } }])
})

test('a change names the version that was read, and a refusal says why', async () => {
  await visit(ADDRESS, {
    as: 'admin',
    replies: { listBudgets: someBudgets(), saveBudget: refused('precondition-failed') },
  })
  await press('Change the budget of DBW/PO/2240')
  await expect.element(field('Amount, ₹')).toHaveValue('500000')
  await field('Amount, ₹').fill('700000')
  await press('Save')
  await seen(notice('Saving Failed'))
  expect(askedOf('saveBudget')).toEqual([
    { params: { id: idOf(800) }, headers: { 'if-match': 'W/"3"' }, body: { amountPaise: 70_000_000 } },
  ])
})

test('a budget is removed after a question', async () => {
  let budgets = someBudgets([aBudget()], [])
  await visit(ADDRESS, {
    as: 'admin',
    replies: {
      listBudgets: () => budgets,
      removeBudget: () => {
        budgets = someBudgets([], [anOrder({ poNumber: 'DBW/PO/2240' })])
      },
    },
  })
  await press('Remove the budget of DBW/PO/2240')
  await press('Remove the budget')
  await seen(said('No budget is set.'))
  expect(askedOf('removeBudget')).toEqual([{ params: { id: idOf(800) }, headers: { 'if-match': 'W/"3"' } }])
})

test('the page says that there is nothing to budget, that it loads or failed, and that it is for administrators', async () => {
  await visit(ADDRESS, { as: 'admin', replies: { listBudgets: someBudgets([], []) } })
  await seen(said(/None of your hires has a purchase order/))
  await visit(ADDRESS, { as: 'admin', replies: { listBudgets: waiting } })
  await looked('budgets loading')
  await visit(ADDRESS, { as: 'admin', replies: { listBudgets: noConnection } })
  await seen(said('The budgets could not be loaded'))
  await visit(ADDRESS, { as: 'user', width: PHONE })
  await seen(said('For administrators of your company'))
})
