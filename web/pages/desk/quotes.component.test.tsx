import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { DeskQuoteItem } from '#contract/quotes.desk.ts'
import { aContent, aDeskQuote, anItemOf, noCounts } from '#tests/components/desk-quotes.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { ago } from '#tests/components/inbox.ts'
import { noConnection, type Replies, refused, Versioned } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, button, field, gone, looked, lookedInTheDark, press, seen } from '#tests/components/screen.tsx'

const visit = aScreen()
const validUntil = addDays(dateInIndia(new Date()), 1)
const sent = { status: 'SENT' as const, sentAt: ago(3000), validUntil }
const item = (n: number, customer: string, more: Partial<DeskQuoteItem>) =>
  anItemOf(aDeskQuote({ quoteId: idOf(910 + n), quoteNumber: `QTN-2627-00005${n}`, customer, ...more }), more)

const items = [
  item(1, 'Deccan Buildworks', {
    ...sent,
    group: 'ASKED',
    seenAt: ago(200),
    request: {
      kind: 'CHANGE',
      by: 'Imran Shaikh',
      at: ago(100),
      message: null,
      lines: [{ lineNo: 1, message: 'Only until 15 Jan, please' }],
      choices: [],
    },
  }),
  item(2, 'Sahyadri Infra Projects', { ...sent, group: 'EXPIRING' }),
  item(3, 'Ravi Kulkarni', { group: 'DRAFT' }),
  item(4, 'Godavari Precast Yard', { status: 'DECLINED', sentAt: ago(9000), group: 'LOST', reason: 'Too expensive' }),
]

const replies: Replies = {
  listQuotes: ({ query }) => ({
    quotes: pageOf(items.filter(({ group }) => query.group === undefined || group === query.group)),
    counts: { ...noCounts(), ASKED: 1, EXPIRING: 1, DRAFT: 1, LOST: 1 },
  }),
  remindOfQuote: new Versioned({ quote: aDeskQuote() }, 'W/"2"'),
  noteLostQuote: { quote: aDeskQuote() },
}

test('the follow-up shows requests, views and expiring quotes, and groups with counts', async () => {
  await visit('/desk/quotes', { atDesk: 'SALES', replies })
  await seen(page.getByText('Imran Shaikh asks: “Only until 15 Jan, please”'))
  await seen(page.getByText('1 day left').first())
  await seen(page.getByText('“Too expensive”'))
  await looked('desk quotes')
  await lookedInTheDark('desk quotes')
  await page.getByRole('link', { name: 'Expiring 1' }).click()
  await gone(page.getByText('“Too expensive”'))
  expect(askedOf('listQuotes').at(-1)).toMatchObject({ query: { group: 'EXPIRING' } })
})

test('a customer is reminded, and a reason is noted for a lost quote', async () => {
  await visit('/desk/quotes', { atDesk: 'SALES', replies })
  await button('Remind of QTN-2627-000052').click()
  await seen(page.getByText('We reminded Sahyadri Infra Projects.'))
  await button('Record why QTN-2627-000054 was lost').click()
  await field('Reason').selectOptions('Price')
  await field('Note (optional)').fill('12 % above the other offer')
  await looked('desk quote lost')
  await press('Record it')
  await gone(page.getByRole('dialog'))
  expect(askedOf('noteLostQuote')).toMatchObject([
    { params: { id: idOf(914) }, body: { reason: 'PRICE', note: '12 % above the other offer' } },
  ])
})

test('read-only roles have no actions, and an empty or failed list says so', async () => {
  await visit('/desk/quotes', { atDesk: 'ACCOUNTS', replies })
  await seen(page.getByText('Ravi Kulkarni'))
  await gone(button('Remind of QTN-2627-000052'))
  await visit('/desk/quotes', { atDesk: 'SALES', replies: { listQuotes: { quotes: pageOf([]), counts: noCounts() } } })
  await seen(page.getByText('No quotes yet'))
  await visit('/desk/quotes', { atDesk: 'SALES', replies: { listQuotes: noConnection } })
  await seen(page.getByText('The quotes could not be loaded'))
})

test('a version that was sent is read-only: revised, withdrawn, reminded', async () => {
  const quote = aDeskQuote({
    status: 'SENT',
    sentAt: ago(300),
    seen: [{ by: 'Asha Deshpande', at: ago(100) }],
    requests: [
      {
        kind: 'CHANGE',
        by: 'Imran Shaikh',
        at: ago(90),
        message: 'Two lifts are too many',
        lines: [{ lineNo: 2, message: 'Without the boom?' }],
        choices: [],
      },
      {
        kind: 'APPROVAL',
        by: 'Imran Shaikh',
        at: ago(80),
        message: null,
        lines: [],
        choices: [{ lineNo: 2, productId: aContent().lines[1]?.offers[0]?.productId ?? '' }],
      },
    ],
    versions: [{ quoteId: idOf(901), version: 1, status: 'SENT', totalPaise: 70_092_000 }],
  })
  const withdrawn = { ...quote, status: 'WITHDRAWN' as const }
  const draft = aDeskQuote({ quoteId: idOf(902), version: 2, content: aContent() })
  await visit(`/desk/quotes/${quote.quoteId}`, {
    atDesk: 'SALES',
    replies: {
      ...replies,
      getDeskQuote: ({ params: { id } }) => new Versioned({ quote: id === quote.quoteId ? quote : draft }, 'W/"3"'),
      getInboxEnquiry: refused('not-found'),
      remindOfQuote: refused('too-many-requests'),
      withdrawQuote: new Versioned({ quote: withdrawn }, 'W/"4"'),
      draftQuote: new Versioned({ quote: draft }, 'W/"1"'),
      listYards: { yards: pageOf([]) },
      countFreeMachines: { free: 3, held: 0, all: 5 },
    },
  })
  await seen(page.getByText('Asha Deshpande'))
  await seen(page.getByText('Imran Shaikh asks: “Without the boom?”'))
  await seen(page.getByText('Line 2: JLG 450AJ', { exact: true }))
  await looked('desk quote sent')
  await page.getByRole('button', { name: 'Genie GS-3246', exact: true }).click()
  await expect.element(field('Machine a month')).toBeDisabled()
  await press('Remind')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
  await press('Withdraw')
  await field('Reason').fill('The boom is booked.')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await seen(page.getByText('The quote is withdrawn.'))
  await press('Revise')
  await seen(button('Save'))
  await seen(page.getByText('QTN-2627-000058, version 2').first())
})
