// The spend of a customer: what the hires that they may see cost, accrued beside invoiced.
import { SPEND_MONTHS, type Spend, type SpendGrouping } from '#contract/dashboard.spend.ts'
import { dateInIndia } from '#contract/dates.ts'
import { hiresSince, type StandingJob } from '#server/modules/jobs/hires.ts'
import { seenBy, type Viewer } from '#server/modules/jobs/logging.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { placeKey } from './dashboard.rules.ts'
import { firstOf, lastOf, monthsTo } from './hours.rules.ts'
import { type Kept, openKept, reckonedAll, toReckon } from './reckonings.ts'
import { type SpendMonth, spendOfHire } from './spend.rules.ts'
import * as store from './spend.store.ts'
import { groupsOf, hiresIn, isIn, isSpent, type SpendCell, totalOf } from './spend-sums.rules.ts'

/** Opens one process's store of the spend of hires. */
export const openSpends = () => openKept<readonly SpendMonth[]>(spendOfHire)

export type SpendTools = Tools & { readonly spends: Kept<readonly SpendMonth[]> }
export type SpendQuery = {
  readonly by: SpendGrouping
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly site?: string | undefined
}

/** The number of months shown by default. */
const MONTHS_SHOWN = 6

/** All hires of the last months, in a number of statements that does not depend on their number. */
const read = ({ spends, ...tools }: SpendTools, viewer: Viewer) =>
  act(tools, viewer, async (action) => {
    const today = dateInIndia(action.now)
    const months = monthsTo(today, SPEND_MONTHS)
    const [first = '', last = ''] = [months[0], months.at(-1)]
    const invoiced = await store.invoiced(action.tx, seenBy(viewer), { from: firstOf(first), to: lastOf(last) })
    const since = { since: firstOf(first), also: invoiced.map(({ jobId }) => jobId) }
    const visible = seenBy(viewer)
    const { standing, settings } = await hiresSince(action, visible, since)
    const times = { now: action.now, today, months }
    const reckoning = await toReckon(action, spends, { standing, settings, visible, times })
    return { months, invoiced, standing, reckoning }
  })

type Made = ReadonlyMap<string, readonly SpendMonth[] | undefined>

/** Each month of each hire, with what was invoiced in it. */
function cellsOf(standing: readonly StandingJob[], made: Made, invoiced: readonly store.Invoiced[]): SpendCell[] {
  const billed = new Map(invoiced.map(({ jobId, month, paise }) => [`${jobId} ${month}`, paise]))
  return standing.flatMap((hire) =>
    (made.get(hire.jobId) ?? []).map((cell) => ({
      ...cell,
      hire,
      invoicedPaise: billed.get(`${hire.jobId} ${cell.month}`) ?? 0,
    })),
  )
}

/** The months asked for, moved into those that there are. */
function periodOf(months: readonly string[], { from, to }: SpendQuery) {
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const within = (month: string) => (month < first ? first : month > last ? last : month)
  const ends = [within(from ?? months.at(-MONTHS_SHOWN) ?? first), within(to ?? last)].toSorted()
  return { from: ends[0] ?? first, to: ends[1] ?? last }
}

/** The cells of a site and a period that have something to show. */
async function spent(tools: SpendTools, viewer: Viewer, query: SpendQuery) {
  const { months, standing, invoiced, reckoning } = await read(tools, viewer)
  const cells = cellsOf(standing, await reckonedAll(reckoning, tools.spends), invoiced)
  const { from, to } = periodOf(months, query)
  const ofSite = query.site ? cells.filter(({ hire }) => placeKey(hire) === query.site) : cells
  const sites = [...new Map(standing.map((hire) => [placeKey(hire), hire.site.addressName]))]
  return {
    head: { by: query.by, from, to, months, sites: sites.map(([key, name]) => ({ key, name })) },
    cells: ofSite.filter((cell) => cell.month >= from && cell.month <= to && isSpent(cell)),
  }
}

/** The spend in groups, and its sum. Amounts are before GST. */
export async function getSpend(tools: SpendTools, viewer: Viewer, query: SpendQuery): Promise<Spend> {
  const { head, cells } = await spent(tools, viewer, query)
  return { ...head, groups: groupsOf(cells, query.by), total: totalOf(cells) }
}

/** The hires behind a group; none if there is no such group. */
export async function listSpendHires(tools: SpendTools, viewer: Viewer, query: SpendQuery & { readonly key: string }) {
  const { cells } = await spent(tools, viewer, query)
  return { hires: hiresIn(cells.filter(isIn(query.by, query.key))) }
}
