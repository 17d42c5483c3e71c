import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Problem } from '#contract/problems.ts'
import { aLog } from '#tests/components/logsheets.ts'
import { aPart } from '#tests/components/part.tsx'
import { button, gone, looked, lookedInTheDark, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'
import { audiences } from '#web/platform/session/audiences.ts'
import { saveHolder } from '#web/platform/session/holder.ts'
import { countOf } from '#web/platform/session/waiting-count.ts'
import { waiting } from './outbox/column.ts'
import { keptBox } from './outbox/kept-box.ts'
import type { ActCall, Waiting } from './outbox/waiting.ts'
import { OutboxBar } from './outbox-bar.tsx'

const show = aPart()
const box = keptBox()
const ME = 'customer:asha'

/** An act as it is written down, of Asha unless said. */
const anAct = (call: ActCall, more: Partial<Waiting> = {}): Omit<Waiting, 'no'> => ({
  person: ME,
  call,
  path: '/v1/rentals/logsheets',
  body: '{}',
  ifMatch: null,
  key: crypto.randomUUID(),
  log: crypto.randomUUID(),
  version: crypto.randomUUID(),
  madeAt: '2026-11-21T12:34:00Z',
  shown: aLog(),
  refusal: null,
  base: null,
  ...more,
})

beforeEach(async () => {
  for (const person of [ME, 'customer:rohan']) await box.remove({ items: await box.items(person) })
  localStorage.setItem(audiences.customer.tokenKey, 'x')
  saveHolder('customer', { userId: 'asha', name: 'Asha Patil', userType: 'COMPANY' })
})

/** Shows the bar with these acts waiting on the phone. */
async function shown(...acts: Omit<Waiting, 'no'>[]) {
  const items: Waiting[] = []
  for (const act of acts) items.push(await box.add(act))
  waiting.set({ customer: items, desk: [] })
  const toLog = (id: string, label: string) => (
    <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
      {label}
    </a>
  )
  await show(
    <main className="page py-6">
      <h1>Logsheets</h1>
      <OutboxBar audience="customer" toLog={toLog} />
    </main>,
    { width: PHONE },
  )
  return items
}

const refusal = (problem: 'logsheet-exists' | 'precondition-failed') => new Problem(problem).toBody()

test('a day that is not over says when it will be sent, and what builds on it waits', async () => {
  const log = crypto.randomUUID()
  const late = { log, shown: aLog({ date: '2098-11-20' }) }
  await shown(anAct('addLogsheet', late), anAct('disputeLogsheet', late))
  await press('Show waiting entries')
  await seen(page.getByText('Will be sent once the day is over, from 20 Nov 2098, 17:45'))
  await seen(page.getByText('Waits for the previous entry of this day'))
})

test('the bar shows the number of waiting acts, and each with its kind, its time and the reason of a refusal', async () => {
  const photographed = aLog({ photoIds: ['a', 'b'] })
  await shown(
    anAct('addLogsheet', { shown: photographed }),
    anAct('signLogsheet'),
    anAct('addLogsheet', { refusal: refusal('logsheet-exists') }),
  )
  await seen(page.getByText('3 waiting'))
  await seen(page.getByText('1 needs attention'))
  await looked('outbox bar')
  await press('Show waiting entries')
  const entries = page.getByRole('dialog').getByRole('listitem')
  for (const fact of ['Day for signature', '20 Nov 2026 · shift A', '18:04 · 2 photos', 'Waits for a signal'])
    await seen(entries.nth(0).getByText(fact))
  await seen(entries.nth(1).getByText('Signature'))
  await seen(entries.nth(2).getByText(new Problem('logsheet-exists').message))
  await looked('outbox')
  await lookedInTheDark('outbox')
})

test('an entry is discarded after a question, with the later acts on its log', async () => {
  const first = anAct('addLogsheet', { refusal: refusal('logsheet-exists') })
  const [, behind, other] = await shown(first, anAct('submitLogsheet', { log: first.log }), anAct('signLogsheet'))
  await press('Show waiting entries')
  const entries = page.getByRole('dialog', { name: 'Waiting on this device' }).getByRole('listitem')
  await seen(entries.nth(1).getByText('Waits for the previous entry of this day'))
  await entries.nth(0).getByRole('button', { name: 'Discard' }).click()
  await seen(page.getByRole('alertdialog', { name: 'Discard this entry?' }))
  await press('Keep it')
  expect((await box.items(ME)).length).toBe(3)
  await entries.nth(0).getByRole('button', { name: 'Discard' }).click()
  await press('Discard for good')
  // The question hides the list, so entries look gone before they are removed.
  await expect.poll(() => countOf(ME)).toBe(1)
  await gone(entries.nth(1))
  expect(await box.items(ME)).toEqual([other])
  expect(behind?.log).toBe(first.log)
})

test('an outdated change is compared before it replaces another one', async () => {
  await shown(anAct('saveLogsheet', { refusal: refusal('precondition-failed') }))
  await press('Show waiting entries')
  await seen(button('Compare and send'))
})

test('nothing is shown while nothing waits', async () => {
  await shown()
  expect(page.getByText(/waiting/).elements()).toEqual([])
})

test('acts wait in the order of entering, each person’s apart, and one takes the place of others as a whole', async () => {
  const [one, two] = [await box.add(anAct('addLogsheet')), await box.add(anAct('submitLogsheet'))]
  await box.add(anAct('addLogsheet', { person: 'customer:rohan' }))
  expect(await box.items(ME)).toEqual([one, two])
  const instead = await box.add(anAct('addLogsheet'), [one, two])
  expect(await box.items(ME)).toEqual([instead])
  expect((await box.items('customer:rohan')).length).toBe(1)
  await box.remove({ items: [instead] }, [{ name: 'waits-1', person: ME, real: 'real', at: 1 }])
  expect([...(await box.names(ME))]).toEqual([['waits-1', 'real']])
  expect([...(await box.names('customer:rohan'))]).toEqual([])
  await box.purgeNames(2)
  expect([...(await box.names(ME))]).toEqual([])
})
