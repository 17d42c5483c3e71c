import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LogsheetContent } from '#contract/logsheets.content.ts'
import type { LogsheetTimeline } from '#contract/logsheets.timeline.ts'
import { aSignedLog } from '#tests/components/logsheets.ts'
import { refused, Versioned } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, heading, looked, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const ADDRESS = `/my-rental/logsheets/logsheets-detail/view-timeline?log=${idOf(901)}`

const content = (to: string) =>
  LogsheetContent.parse({
    slices: [
      { from: '08:00', to: '12:00', type: 'WORK' },
      { from: '13:00', to, type: 'WORK' },
    ],
    meterOpen: '1388.2',
    meterClose: '1396.2',
    remarks: null,
  })
const event = (name: string, at: string, more: object) =>
  ({
    event: name,
    status: 'SUBMITTED',
    at,
    actor: 'Rohan More',
    kind: 'STAFF',
    address: null,
    reason: null,
    ...more,
  }) as const
const timeline: LogsheetTimeline = {
  versions: [
    {
      version: 1,
      at: '2026-11-20T13:30:00Z',
      by: 'Rohan More',
      hash: 'a3f1'.repeat(16),
      previousHash: null,
      content: content('20:30'),
    },
    {
      version: 2,
      at: '2026-11-21T03:00:00Z',
      by: 'Rohan More',
      hash: 'b4e2'.repeat(16),
      previousHash: 'a3f1'.repeat(16),
      content: content('18:30'),
    },
  ],
  events: [
    event('draft', '2026-11-20T13:20:00Z', {}),
    event('submit', '2026-11-20T13:30:00Z', {}),
    event('dispute', '2026-11-20T15:00:00Z', { actor: 'Asha Patil', kind: 'CUSTOMER', reason: 'We left at 18:30.' }),
    event('revise', '2026-11-21T03:00:00Z', {}),
    event('sign', '2026-11-21T04:00:00Z', { actor: 'Asha Patil', kind: 'CUSTOMER', address: '203.0.113.7' }),
  ],
}

test.each([PHONE, DESKTOP])('at %i px a day shows its bar with its events, and its document’s life', async (width) => {
  const replies = { getLogsheet: { logsheet: aSignedLog() }, getLogsheetTimeline: { timeline } }
  await visit(ADDRESS, { as: 'admin', width, replies })
  await seen(heading('Timeline, 20 Nov 2026'))
  await seen(page.getByRole('img', { name: /08:00–12:00 Work/ }))
  const moments = page.getByRole('listitem').filter({ hasText: 'Submitted for signature' }).first()
  await seen(moments)
  await seen(main.getByText('What version 2 changed'))
  await expect.element(main.getByRole('deletion')).toHaveTextContent('13:00–20:30 Work')
  await expect.element(main.getByRole('insertion')).toHaveTextContent('13:00–18:30 Work')
  await seen(main.getByText(/Asha Patil, customer · from 203\.0\.113\.7/))
  await seen(main.getByText(/Follows a3f1a3f1/))
  await looked('log timeline')
})

test('the desk reads the same timeline', async () => {
  const replies = {
    getDeskLogsheet: new Versioned({ logsheet: aSignedLog() }, 'W/"1"'),
    getDeskLogsheetTimeline: { timeline },
    listDeskLogsheetLinks: { links: [] },
  }
  await visit(`/desk/logsheets/${idOf(901)}/timeline`, { atDesk: 'OPERATIONS', width: DESKTOP, replies })
  await seen(main.getByText('What version 2 changed'))
  await looked('desk log timeline')
})

test('another company’s timeline is not found', async () => {
  const replies = { getLogsheet: refused('not-found'), getLogsheetTimeline: refused('not-found') }
  await visit(ADDRESS, { as: 'admin', width: PHONE, replies })
  await seen(page.getByText('There is no such logsheet'))
})
