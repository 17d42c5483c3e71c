import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aContent, aDeskQuote, aQuoteServer } from '#tests/components/desk-quotes.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { type Replies, refused, waiting } from '#tests/components/replies.ts'
import {
  aScreen,
  button,
  field,
  focused,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
} from '#tests/components/screen.tsx'

const visit = aScreen()
const at = `/desk/quotes/${aDeskQuote().quoteId}`
const key = (name: string) => userEvent.keyboard(name)
const line = (name: string) => page.getByRole('button', { name, exact: true, expanded: false })
const bodiesOf = (name: 'previewQuote' | 'saveQuote') => askedOf(name).map((one) => (one as { body: unknown }).body)

/** Opens the lifts' line and types another monthly rate. */
async function typeRate(rate: string) {
  await line('Genie GS-3246').click()
  await field('Machine a month').fill(rate)
}

test('a changed price asks for one preview with the content and shows the new total', async () => {
  const { replies } = aQuoteServer()
  await visit(at, { atDesk: 'SALES', replies })
  await seen(heading('Deccan Buildworks'))
  await seen(page.getByText('0:38 left'))
  await looked('desk quote')
  await line('Genie GS-3246').click()
  await focused(field('Machine a month'))
  await field('Machine a month').fill('40500')
  await seen(page.getByText('card 42,000', { exact: true }))
  await seen(button('Send ₹7,22,160'))
  const [first] = aContent().lines
  const changed = { ...first, offers: [{ ...first?.offers[0], perMonthPaise: 4_050_000 }] }
  expect(bodiesOf('previewQuote')).toEqual([
    { enquiryId: aDeskQuote().enquiryId, content: { ...aContent(), lines: [changed, aContent().lines[1]] } },
  ])
  await looked('desk quote line')
  await lookedInTheDark('desk quote line')
})

test('the old figures stay while the new ones are computed, and a wrong field asks for nothing', async () => {
  const { replies } = aQuoteServer()
  await visit(at, { atDesk: 'SALES', replies: { ...replies, previewQuote: waiting } })
  await typeRate('40500')
  await seen(page.getByText('Computing…'))
  await seen(button('Send ₹7,32,780'))
  await field('Machine a month').fill('a lot')
  await seen(page.getByText('Correct the marked fields to see the new total.'))
  await key('{Control>}s{/Control}')
  await seen(page.getByText('Line 1: Machine a month: Enter valid Machine a month'))
  expect(bodiesOf('saveQuote')).toEqual([])
})

test('by keyboard: open a line, type, save, close it, send', async () => {
  const { replies, now } = aQuoteServer()
  await visit(at, { atDesk: 'SALES', replies })
  await seen(line('JLG 450AJ'))
  line('JLG 450AJ').element().focus()
  await key('{Enter}')
  await focused(field('Machine a month'))
  await key('100000{Control>}s{/Control}')
  await seen(page.getByText('Saved.'))
  await key('{Escape}')
  await focused(line('JLG 450AJ'))
  await key('{Control>}{Enter}{/Control}')
  await seen(button('Revise'))
  expect(now()).toMatchObject({ status: 'SENT' })
  expect(now().content.lines[1]?.offers[0]?.perMonthPaise).toBe(10_000_000)
})

test('B-36 two people in one quote: both values side by side, and nothing is lost', async () => {
  const { replies, change, now } = aQuoteServer()
  await visit(at, { atDesk: 'SALES', replies })
  await typeRate('40500')
  change({ content: aContent({ paymentDays: 45 }) })
  await key('{Control>}s{/Control}')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
  await seen(page.getByRole('row', { name: 'Payment, days 45 not changed by you' }))
  await seen(page.getByRole('row', { name: 'Line 1: Machine a month 42,000 40,500' }))
  await looked('desk quote conflict')
  await press('Keep mine')
  await expect.element(field('Payment, days')).toHaveValue('45')
  await expect.element(field('Machine a month')).toHaveValue('40,500')
  await key('{Control>}s{/Control}')
  await seen(page.getByText('Saved.'))
  expect(now().content).toMatchObject({ paymentDays: 45, lines: [{ offers: [{ perMonthPaise: 4_050_000 }] }, {}] })
})

test('each line says how many machines are free, and sending holds them unless the box is empty', async () => {
  const { replies } = aQuoteServer()
  const countFreeMachines: Replies['countFreeMachines'] = ({ query: { productId } }) =>
    productId === aContent().lines[0]?.offers[0]?.productId
      ? { free: 1, held: 1, all: 5 }
      : { free: 0, held: 0, all: 0 }
  await visit(at, { atDesk: 'SALES', replies: { ...replies, countFreeMachines } })
  await seen(page.getByText('1 of 5 machines free on these days. 1 held for this quote.'))
  await seen(page.getByText('None in the fleet.'))
  await expect.element(field('Hold the machines that are free')).toBeChecked()
  await looked('desk quote free machines')
  await button('Send ₹7,32,780').click()
  await seen(button('Revise'))
  expect(askedOf('sendQuote')).toMatchObject([{ body: { hold: true } }])
  await seen(page.getByText('BL-014'))
  await looked('desk quote holds')

  await visit(at, { atDesk: 'SALES', replies: aQuoteServer().replies })
  await field('Hold the machines that are free').click()
  await button('Send ₹7,32,780').click()
  await seen(button('Revise'))
  expect(askedOf('sendQuote')).toMatchObject([{ body: { hold: false } }])
})

test('above the limit, the owner is asked', async () => {
  const { replies, now } = aQuoteServer()
  await visit(at, { atDesk: 'SALES', replies })
  await typeRate('20000')
  await seen(page.getByText('Above your limit of 10 %: the owner sends it.'))
  await field('Reason for the discount').fill('Five machines in a year')
  await button('Ask the owner').click()
  await field('Message to the owner').fill('They rent five more in May.')
  await looked('desk quote ask the owner')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask the owner' }).click()
  await seen(page.getByText('Meera Joshi asks the owner: “They rent five more in May.”'))
  expect(now().content.lines[0]?.offers[0]?.perMonthPaise).toBe(2_000_000)
  expect(askedOf('sendQuote')).toEqual([])
})

test('a role without quotes only reads, and sees no margin', async () => {
  const draft = aDeskQuote()
  const { replies } = aQuoteServer({ ...draft, figures: { ...draft.figures, margin: null } })
  await visit(at, { atDesk: 'ACCOUNTS', replies })
  await seen(page.getByText('Only sales and owners can change quotes.'))
  await line('Genie GS-3246').click()
  await expect.element(field('Machine a month')).toBeDisabled()
  await gone(button('Save'))
  await gone(page.getByText(/Margin/))
})

test('transport without a price on the card begins at the yard nearest to the site', async () => {
  const whole = aContent()
  const content = {
    ...whole,
    lines: whole.lines.map((one) => ({ ...one, offers: one.offers.map((offer) => ({ ...offer, trip: null })) })),
  }
  const draft = aDeskQuote({ content })
  const figures = { ...draft.figures, atCard: content.lines.map(({ offers }) => offers) }
  const { replies } = aQuoteServer({ ...draft, figures })
  await visit(at, {
    atDesk: 'SALES',
    replies: { ...replies, previewQuote: () => ({ document: draft.priced, figures }) },
  })
  await line('Genie GS-3246').click()
  await page.getByRole('combobox', { name: 'Transport', exact: true }).selectOptions('In the quote')
  await expect.element(field('Distance, km')).toHaveValue('38')
})

test('a part that cannot be loaded says so', async () => {
  await visit(at, { atDesk: 'SALES', replies: { getDeskQuote: refused('not-found') } })
  await seen(page.getByText('There is no such quote'))
  await visit(at, { atDesk: 'SALES', replies: { getDeskQuote: waiting } })
  await seen(page.getByText('Loading').first())
})

test('a draft is discarded after a question, and prices are copied from an earlier quote', async () => {
  const { replies, now } = aQuoteServer()
  await visit(at, { atDesk: 'SALES', replies })
  await seen(heading('Deccan Buildworks'))
  const earlier = { ...aDeskQuote(), quoteId: aDeskQuote().enquiryId, version: 3, status: 'SENT' as const }
  const { anItemOf, noCounts } = await import('#tests/components/desk-quotes.ts')
  const { pageOf } = await import('#tests/components/samples.ts')
  serveAlso({ listQuotes: { quotes: pageOf([anItemOf(earlier)]), counts: noCounts() } })
  await button('Copy from an earlier quote').click()
  await looked('desk quote copy')
  await button('Copy from QTN-2627-000058, version 3').click()
  await seen(page.getByText('Prices and terms were copied.'))
  await expect.element(field('Payment, days')).toHaveValue('45')
  expect(now().content.paymentDays).toBe(45)
  // It leads to the inbox, which has tests of its own.
  serveAlso({ listInbox: waiting, listStaff: waiting })
  await press('Discard')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => askedOf('discardQuote').length).toBe(1)
})
