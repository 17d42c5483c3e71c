// The dashboard of a customer's people: duties, idle machines, hours and costs of all their hires.
import type { Dashboard } from '#contract/dashboard.ts'
import { dateInIndia } from '#contract/dates.ts'
import { plusDays } from '#server/hire/calendar.ts'
import { hiresSince } from '#server/modules/jobs/hires.ts'
import { lockLoggedJob, seenBy, type Viewer } from '#server/modules/jobs/logging.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import * as rules from './dashboard.rules.ts'
import * as store from './dashboard.store.ts'
import { firstOf, monthsTo } from './hours.rules.ts'
import { type Reckonings, reckonedAll, toReckon } from './reckonings.ts'

export type DashboardTools = Tools & { readonly kept: Reckonings }

/** Everything the dashboard is computed from, in a number of statements that does not depend on the number of jobs. */
const read = ({ kept, ...tools }: DashboardTools, viewer: Viewer, count: number) =>
  act(tools, viewer, async (action) => {
    const { tx, now } = action
    const today = dateInIndia(now)
    const months = monthsTo(today, count)
    const { standing, settings } = await hiresSince(action, seenBy(viewer), {
      since: firstOf(months[0] ?? today.slice(0, 7)),
    })
    return {
      standing,
      reckoning: await toReckon(action, kept, {
        standing,
        settings,
        visible: seenBy(viewer),
        times: { now, today, months },
      }),
      waiting: (await store.waiting(tx, viewer)) ?? { logsheets: 0, oldest: null, logsheetId: null },
      expiring: await store.expiring(tx, viewer, plusDays(today, rules.EXPIRING_DAYS)),
      hidden: await store.hidden(tx),
    }
  })

/** The last `count` months, with today's. Amounts are before GST. */
export async function getDashboard(tools: DashboardTools, viewer: Viewer, count: number): Promise<Dashboard> {
  const { standing, reckoning, waiting, expiring, hidden } = await read(tools, viewer, count)
  const { times, settings } = reckoning
  const all = await reckonedAll(reckoning, tools.kept)
  const hires = standing.flatMap((hire) => {
    const made = all.get(hire.jobId)
    return made ? [{ hire, made }] : []
  })
  const costs = new Map(hires.map(({ hire, made }) => [hire.jobId, made.costs]))
  const hidings = new Map(hidden.map(({ jobId, ...facts }) => [jobId, facts]))
  return {
    months: [...times.months],
    onHire: rules.onHireOf(standing),
    waiting,
    suggestions: hires.flatMap(({ hire, made }) => rules.suggestionOf(hire, made, hidings)),
    idleBelowPercent: settings.hire.offHireBelowPercent,
    hours: hires.filter(({ hire }) => hire.onHireFrom !== null).map(({ hire, made }) => rules.hoursOf(hire, made)),
    spend: rules.spendOf(standing, costs, times.months),
    endingSoon: rules.endingSoon(standing, expiring, times.today),
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
