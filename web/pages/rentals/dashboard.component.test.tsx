import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someBudgets } from '#tests/components/budgets.ts'
import { aDashboard, aPlan, aSuggestion } from '#tests/components/dashboard.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { noConnection, refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
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
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const ADDRESS = '/my-rental/dashboard'
const said = (text: string | RegExp) => page.getByText(text)
const part = (name: string) => page.getByRole('region', { name })
const rowOf = (name: RegExp) => part('Hours worked against hours paid').getByRole('row', { name })

test('the dashboard shows duties, idle machines, hours, spend and upcoming ends', async () => {
  await visit(ADDRESS, {
    as: 'admin',
    width: DESKTOP,
    replies: { getDashboard: aDashboard(), listBudgets: someBudgets() },
  })
  await seen(heading('Dashboard'))
  await seen(part('Budget by PO').getByText('₹4,65,120 of ₹5,00,000'))
  await seen(said('5 machines on hire at 3 sites'))
  const waiting = part('Waiting for you')
  await seen(waiting.getByText('6 logs to sign'))
  await expect
    .element(waiting.getByRole('link', { name: 'Sign' }))
    .toHaveAttribute('href', `/my-rental/logsheets/logsheets-detail?log=${idOf(900)}`)
  await seen(part('Off-hire?').getByText('26 h worked in 7 days, 60 h paid.'))
  await seen(part('Off-hire?').getByText('₹31,033'))
  await seen(said('Cummins 125 kVA is hidden: standby set (Imran Shaikh)'))
  await seen(said('78 %'))
  await seen(rowOf(/^JLG 450AJ.*566.*678.*83 %/))
  await seen(rowOf(/^Genie GS-1930.*No logs yet/))
  await seen(part('Spend by month and site').getByRole('row', { name: /^Total/ }))
  await seen(part('Ending soon').getByText('Genie GS-3246, insurance'))
  await seen(page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Dashboard' }))
  await looked('dashboard')
  await lookedInTheDark('dashboard')
})

test('a site and a month narrow the hours, and the address keeps them', async () => {
  await visit(`${ADDRESS}?site=${idOf(501)}`, {
    as: 'admin',
    width: PHONE,
    replies: { getDashboard: aDashboard(), listBudgets: noConnection },
  })
  await seen(said('2 machines on hire at 1 site'))
  await gone(rowOf(/^JLG/))
  const months = aDashboard().months
  await page.getByRole('combobox', { name: 'Months' }).selectOptions(months[0] ?? '')
  await seen(rowOf(/^Komatsu.*233.5.*262.*89 %/))
  await page.getByRole('combobox', { name: 'Site' }).selectOptions('All sites')
  await seen(rowOf(/^JLG.*216.*258.*84 %/))
})

test('an idle machine is hidden with a reason, and shown again', async () => {
  let hidden = aSuggestion().hidden
  await visit(ADDRESS, {
    as: 'user',
    width: PHONE,
    replies: {
      getDashboard: () => aDashboard({ suggestions: [aSuggestion({ hidden })] }),
      hideSuggestion: () => {
        hidden = { by: 'Asha Deshpande', reason: 'It stands by.', at: '2026-11-20T05:00:00Z' }
        return { hidden }
      },
      showSuggestion: () => {
        hidden = null
        return { hidden }
      },
    },
  })
  await press('Hide the suggestion for JLG 450AJ')
  await seen(heading('Hide JLG 450AJ?'))
  await press('Hide suggestion')
  await seen(said('Say why the machine stays.'))
  await looked('dashboard hiding')
  await field('Reason').fill('It stands by.')
  await press('Hide suggestion')
  await seen(said('JLG 450AJ is hidden: It stands by. (Asha Deshpande)'))
  expect(askedOf('hideSuggestion')).toMatchObject([{ body: { reason: 'It stands by.' } }])
  await press('Show the suggestion for JLG 450AJ')
  await seen(button('Hide the suggestion for JLG 450AJ'))
})

test('a refused change says so', async () => {
  const replies = { getDashboard: aDashboard(), showSuggestion: refused('not-found') }
  await visit(ADDRESS, { as: 'user', replies })
  await press('Show the suggestion for Cummins 125 kVA')
  await seen(notice('Showing Failed'))
})

test('the first month is plan only, and nothing waits', async () => {
  await visit(ADDRESS, {
    as: 'admin',
    width: PHONE,
    replies: { getDashboard: aPlan(), listBudgets: someBudgets([], []) },
  })
  await seen(said('Nothing waits for you.'))
  await seen(said('No idle machines.'))
  await seen(said('Nothing ends within 30 days.'))
  await seen(part('Spend by month and site').getByRole('row', { name: /^Planned.*₹90,000/ }))
  await gone(heading('Hours worked against hours paid'))
  await looked('dashboard plan')
})

test('without hires the dashboard leads to the enquiries, and a failed one says so', async () => {
  await visit(ADDRESS, { as: 'individual', width: PHONE, replies: { getDashboard: { ...aPlan(), spend: [] } } })
  await seen(said('No machines on hire yet'))
  await expect
    .element(page.getByRole('link', { name: 'See my enquiries' }))
    .toHaveAttribute('href', '/my-rental/manage-enquiry')
  await visit(ADDRESS, { as: 'individual', replies: { getDashboard: noConnection } })
  await seen(said('The dashboard could not be loaded'))
})
