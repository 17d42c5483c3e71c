import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { type ListedCard } from '#contract/rate-card.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { aRateCard } from '#tests/components/rate-cards.ts'
import { refused, waiting } from '#tests/components/replies.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

/** The preview of a rise by 5 %. */
const aPreview = (rows: readonly ListedCard[]) => ({
  digest: 'a-digest',
  changed: rows.filter(({ card }) => card !== null).length,
  lines: rows.map(({ productId, slug, name, card, cities, changesOn }) => ({
    productId,
    slug,
    name,
    was: card && { perMonthPaise: card.perMonthPaise, perWeekPaise: null, perDayPaise: card.perDayPaise },
    is: card && { perMonthPaise: 2_310_000, perWeekPaise: null, perDayPaise: 230_000 },
    kept: card === null ? ('NO_CARD' as const) : null,
    followedOn: changesOn,
    cities,
  })),
})

const visit = aScreen()
const LIST = '/desk/rate-card'
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const link = (name: string) => main.getByRole('link', { name, exact: true })
const today = formatDate(dateInIndia(new Date()))
const bodies = (name: Parameters<typeof askedOf>[0]) => askedOf(name).map((one) => (one as { body: object }).body)

test('the list shows rates, differences and planned cards', async () => {
  await visit(LIST, { atDesk: 'SALES', replies: aRateCard().replies })
  await seen(page.getByText('7 machines'))
  await seen(page.getByText('Other rates in 2 cities'))
  await seen(page.getByText('New from 01 Dec 2026'))
  await seen(page.getByText('No rate', { exact: true }))
  await seen(page.getByText('from ₹10,000'))
  await looked('rate card')
  await lookedInTheDark('rate card')
})

test('filters by kind, city and day are part of the address', async () => {
  await visit(LIST, { atDesk: 'ACCOUNTS', replies: aRateCard().replies })
  await seen(page.getByText('7 machines'))
  await field('City').selectOptions('Pune')
  await field('Rates on').fill('2026-05-01')
  await expect
    .poll(() => (askedOf('listRateCards').at(-1) as { query: object }).query)
    .toMatchObject({
      city: 'pune',
      on: '2026-05-01',
    })
  await gone(main.getByRole('checkbox'))
  await gone(main.getByRole('button', { name: /^Change/ }))
})

test('many rates change after a preview, for selected machines or for all found', async () => {
  const { replies, rows } = aRateCard()
  const preview = aPreview(rows.slice(0, 3))
  await visit(LIST, {
    atDesk: 'SALES',
    width: PHONE,
    replies: { ...replies, previewRateChange: preview, changeManyRates: { changed: 2 } },
  })
  await main.getByRole('checkbox', { name: 'Select Genie GS-1930' }).click()
  await main.getByRole('checkbox', { name: 'Select Genie GS-2646' }).click()
  await press('Change rates…')
  await seen(dialog.getByText('2 machines'))
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await seen(dialog.getByText('Change in per cent is required'))
  await field('Change in per cent').fill('5')
  await looked('rate change figures')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await seen(dialog.getByText('₹23,100').first())
  await seen(dialog.getByText('No rate to change'))
  await seen(dialog.getByText('Rates in Mumbai, Pune stay as they are'))
  await seen(dialog.getByText('A planned card follows on 01 Dec 2026 with rates of its own'))
  await looked('rate change preview')
  await lookedInTheDark('rate change preview')
  await press(`Change 2 machines from ${today}`)
  await gone(dialog)
  const productIds = rows.slice(0, 2).map(({ productId }) => productId)
  expect(bodies('changeManyRates')).toMatchObject([{ productIds, percent: '5', roundTo: '100', digest: 'a-digest' }])

  await main.getByRole('searchbox').fill('genie')
  await press('Change all 3 found…')
  await field('Change in per cent').fill('-2.5')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect.poll(() => bodies('previewRateChange').at(-1)).toMatchObject({ filter: 'genie', percent: '-2.5' })
})

test('a change whose preview is outdated shows the new one', async () => {
  const { replies, rows } = aRateCard()
  const [newest, outdated] = [aPreview(rows.slice(0, 1)), aPreview(rows)]
  await visit(LIST, {
    atDesk: 'OWNER',
    replies: { ...replies, previewRateChange: outdated, changeManyRates: refused('preview-outdated') },
  })
  await press('Change all 7 found…')
  await field('Change in per cent').fill('5')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await seen(button(`Change 6 machines from ${today}`))
  serveAlso({ previewRateChange: newest })
  await press(`Change 6 machines from ${today}`)
  await seen(dialog.getByRole('alert'))
  await seen(button(`Change 1 machine from ${today}`))
})

test('sales add a card, see it in words as they type, and withdraw a planned one', async () => {
  const { replies } = aRateCard()
  await visit(LIST, { atDesk: 'SALES', replies })
  await link('Genie GS-1930').click()
  await seen(heading('Genie GS-1930'))
  const words = page.getByRole('region', { name: 'In words' })
  await seen(words.getByText('260 h a month: 10 h × 26 days'))
  await field('Hours a day').fill('8')
  await seen(words.getByText('208 h a month: 8 h × 26 days'))
  await field('Rain and wind').fill('50')
  await seen(words.getByText('Rain and wind charged 50 %'))
  await looked('card page')
  await lookedInTheDark('card page')
  await page.getByRole('textbox', { name: 'Month', exact: true }).fill('much')
  await press(`Add card from ${today}`)
  await seen(page.getByRole('alert').getByText('Enter valid Month'))
  await page.getByRole('textbox', { name: 'Month', exact: true }).fill('23,500')
  await press(`Add card from ${today}`)
  await seen(main.getByText('₹23,500 a month · ₹2,200 a day').first())
  expect(bodies('addRateCard')).toMatchObject([
    { perMonthPaise: 2_350_000, terms: { hoursPerDay: 8 }, costs: { machinePerMonthPaise: 900_000 } },
  ])
  await press('Withdraw the card from 01 Dec 2026')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await seen(main.getByText('Withdrawn'))
})

test('other roles read a machine’s rates without a form', async () => {
  await visit('/desk/rate-card/genie-gs-1930', { atDesk: 'OPERATIONS', replies: aRateCard().replies })
  await seen(heading('Genie GS-1930'))
  await seen(page.getByText('Only owners and sales can change rates.'))
  await gone(main.getByRole('textbox'))
  await gone(button('Withdraw the card from 01 Dec 2026'))
  await looked('card page read')
})

test('the screens show that they load or failed', async () => {
  const { replies } = aRateCard()
  await visit(LIST, { atDesk: 'SALES', replies: { ...replies, listRateCards: waiting } })
  await seen(page.getByText('Loading').first())
  await visit(LIST, { atDesk: 'SALES', replies: { ...replies, listRateCards: refused('service-unavailable') } })
  await seen(page.getByText('The rate card could not be loaded'))
  await visit('/desk/rate-card/none', { atDesk: 'SALES', replies: { ...replies, getRateCards: refused('not-found') } })
  await seen(page.getByText('There is no such machine'))
})
