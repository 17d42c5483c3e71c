// What a customer's people look at first: duties, idle machines, hours and costs of all their hires.
import { setImmediate as letOthersGo } from 'node:timers/promises'
import type { Dashboard } from '#contract/dashboard.ts'
import { dateInIndia } from '#contract/dates.ts'
import { plusDays } from '#server/hire/calendar.ts'
import { type Hire, hiresSince } from '#server/modules/jobs/hires.ts'
import { lockLoggedJob, seenBy, type Viewer } from '#server/modules/jobs/logging.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import * as rules from './dashboard.rules.ts'
import * as store from './dashboard.store.ts'
import { firstOf, monthsTo, RECENT_DAYS } from './hours.rules.ts'

/** Hires are computed this many at a time, so that the requests of others go on between. */
const AT_ONCE = 20

/** Everything the dashboard is computed from, in a number of statements that does not depend on the number of jobs. */
const read = (tools: Tools, viewer: Viewer, count: number) =>
  act(tools, viewer, async (action) => {
    const { tx, now } = action
    const today = dateInIndia(now)
    const months = monthsTo(today, count)
    const recentFrom = plusDays(today, -RECENT_DAYS)
    const first = firstOf(months[0] ?? today.slice(0, 7))
    const { hires, settings } = await hiresSince(action, seenBy(viewer), first)
    return {
      times: { now, today, months },
      hires,
      percent: settings.hire.offHireBelowPercent,
      logs: await store.logged(tx, viewer, { first: first < recentFrom ? first : recentFrom, recentFrom, today }),
      waiting: (await store.waiting(tx, viewer)) ?? { logsheets: 0, oldest: null, logsheetId: null },
      expiring: await store.expiring(tx, viewer, plusDays(today, rules.EXPIRING_DAYS)),
      hidden: await store.hidden(tx),
    }
  })

type Facts = Awaited<ReturnType<typeof read>>

/** Hours, costs and suggestion of each hire. */
async function computed({ times, hires, logs, percent, hidden }: Facts) {
  const logsOf = Map.groupBy(logs, ({ jobId }) => jobId)
  const asOf = { ...times, percent, hidings: new Map(hidden.map(({ jobId, ...facts }) => [jobId, facts])) }
  const ofHire = (hire: Hire) => {
    const [ofJob, costs] = [logsOf.get(hire.jobId) ?? [], rules.costsByMonth(hire, times)]
    return {
      hire,
      costs,
      hours: rules.hoursOf(hire, ofJob, costs, times.today),
      suggestions: rules.suggestionOf(hire, ofJob, asOf),
    }
  }
  const each: ReturnType<typeof ofHire>[] = []
  for (const [at, hire] of hires.entries()) {
    if (at % AT_ONCE === 0) await letOthersGo()
    each.push(ofHire(hire))
  }
  return each
}

/** The last `count` months, with today's. Amounts are before GST. */
export async function getDashboard(tools: Tools, viewer: Viewer, count: number): Promise<Dashboard> {
  const facts = await read(tools, viewer, count)
  const { times, hires, waiting, expiring } = facts
  const each = await computed(facts)
  const costs = new Map(each.map((one) => [one.hire.jobId, one.costs]))
  return {
    months: [...times.months],
    onHire: rules.onHireOf(hires),
    waiting,
    suggestions: each.flatMap(({ suggestions }) => suggestions),
    idleBelowPercent: facts.percent,
    hours: each.filter(({ hire }) => hire.onHireFrom !== null).map(({ hours }) => hours),
    spend: rules.spendOf(hires, costs, times.months),
    endingSoon: rules.endingSoon(hires, expiring, times.today),
  }
}

/** Throws `not-found` for a job that the caller does not see. */
export const hideSuggestion = (tools: Tools, caller: Caller, jobId: string, reason: string) =>
  act(tools, caller, async (action) => {
    await lockLoggedJob(action.tx, jobId, seenBy(caller))
    const hidden = await store.hide(action, jobId, { reason, name: caller.name })
    if (hidden === undefined) throw new Error('The suggestion was not hidden.')
    return { hidden }
  })

/** Throws `not-found` for a job that the caller does not see. */
export const showSuggestion = (tools: Tools, caller: Caller, jobId: string) =>
  act(tools, caller, async ({ tx }) => {
    await lockLoggedJob(tx, jobId, seenBy(caller))
    await store.show(tx, jobId)
    return { hidden: null }
  })
