// The desk's inbox of enquiries.
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { type inboxApi, turns } from '#contract/enquiries.inbox.ts'
import { type Paged, toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { nearestYard } from '#server/modules/locations/yards.ts'
import { cardsFor } from '#server/modules/rate-card/hire-terms.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools, type Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { answerClocks, officeNow } from './answer-clock.ts'
import * as store from './inbox.store.ts'
import { inboxEnquiry } from './inbox-enquiry.store.ts'
import { withFiles } from './messages.ts'
import { enquiriesOfCustomer } from './of-customer.store.ts'

export type InboxTools = Tools & { readonly secrets: Secrets }
type Asked = ParsedOf<typeof inboxApi.listInbox>['query']

/** The first and last day in India of an age; null leaves it open. */
function daysOf(age: Asked['age'], now: Date) {
  const today = dateInIndia(now)
  const weekAgo = addDays(today, -6)
  if (age === 'TODAY') return { from: today, to: null }
  if (age === 'WEEK') return { from: weekAgo, to: null }
  return age === 'OLDER' ? { from: null, to: addDays(weekAgo, -1) } : { from: null, to: null }
}

/** One tab of the inbox, how many enquiries each turn has under the same filters, and this month's answers. */
export const listInbox = (tools: Tools, caller: Staff, asked: Asked) =>
  act(tools, caller, async (action) => {
    const { now } = action
    const { rows, counts, answers, settings } = await store.inbox(action, { ...asked, ...daysOf(asked.age, now) })
    const none = Object.fromEntries(turns.map((turn) => [turn, 0]))
    const all = { ...none, ...counts } as Record<(typeof turns)[number], number>
    const total = store.turnsOf(asked.filter).reduce((sum, turn) => sum + all[turn], 0)
    const items = rows.map(timed(settings, now))
    return { enquiries: toPage(items, total, asked), counts: all, office: officeNow(settings, now), answers }
  })

/** Adds the clock to the first answer. */
function timed(settings: Settings, now: Date) {
  const clockOf = answerClocks(settings, now)
  return <Row extends store.Clocked>(row: Row) => ({ ...row, clock: clockOf(row) })
}

/** One enquiry in full. Throws `not-found`. */
export const getInboxEnquiry = (tools: InboxTools, caller: Staff, enquiryId: string) =>
  act(tools, caller, (action) => shown(action, tools, enquiryId))

export async function shown({ tx, now }: Action<Staff>, { secrets }: InboxTools, enquiryId: string) {
  const enquiry = await inboxEnquiry({ tx, now }, enquiryId)
  if (!enquiry) throw new Problem('not-found')
  const messages = await withFiles({ tx, now }, secrets, enquiry.messages)
  const { lines, city, ...known } = enquiry
  const offered = { lines: await priced({ tx, now }, lines, city), nearestYard: await yardFor(tx, city) }
  return { enquiry: { ...timed(await settingsNow(tx), now)(known), ...offered, messages } }
}

/** Adds what each machine costs today in a city. What it costs us stays with those who may see the margin. */
async function priced<Line extends { productId: string }>({ tx, now }: Transaction, lines: Line[], city: string) {
  const on = dateInIndia(now)
  const cards = await cardsFor(
    tx,
    lines.map(({ productId }) => ({ productId, city, on })),
  )
  return lines.map((line, index) => {
    const card = cards[index]
    const rates = card && {
      perMonthPaise: card.perMonthPaise,
      perWeekPaise: card.perWeekPaise,
      perDayPaise: card.perDayPaise,
    }
    return { ...line, rates: rates ?? null }
  })
}

async function yardFor(tx: Queryable, city: string) {
  const nearest = await nearestYard(tx, { city })
  return nearest ? { name: nearest.yard.name, straightKm: nearest.straightKm } : null
}

/** The enquiries of a company, or of a person for themself, newest first; none for an unknown customer. */
export const listCustomerEnquiries = (tools: Tools, caller: Staff, customerId: string, paged: Paged) =>
  act(tools, caller, async (action) => {
    const rows = await enquiriesOfCustomer(action, customerId, paged)
    return { enquiries: toPage(rows, rows[0]?.total ?? 0, paged) }
  })
