// The whole price of a hire before it is quoted: of one machine for anybody, of a cart, and of an enquiry.
import { dateInIndia } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { estimatesApi } from '#contract/estimates.ts'
import { Problem } from '#contract/problems.ts'
import { cartNow } from '#server/modules/cart/cart.ts'
import { quotedEnquiry } from '#server/modules/enquiries/quoting.ts'
import type { Viewer } from '#server/modules/enquiries/viewing.ts'
import { type Grounds, groundsIn, type PlannedHire, planOf } from '#server/modules/quotes/planning.ts'
import { cardOf } from '#server/modules/rate-card/hire-terms.ts'
import { act, type Tools, type Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { hireDates, startOf } from './dates.rules.ts'
import { estimateOf, type HiredLine } from './estimates.rules.ts'
import * as store from './estimates.store.ts'

type Hire = PlannedHire<HiredLine> & { readonly cityName: string }

const estimated = async (transaction: Transaction, hire: Hire, grounds: Grounds) => ({
  estimate: estimateOf(await planOf(transaction, hire, grounds), hire.cityName),
})

const estimatedNow = async (transaction: Transaction, hire: Hire) =>
  estimated(transaction, hire, await groundsIn(transaction.tx, hire.city))

type Wish = ParsedOf<typeof estimatesApi.getEstimate>['query']

/** Grounds may be those of the last published version, as the answer is. */
type PublicTools = Tools & { grounds: (city: string) => Promise<Grounds> }

/** The reply of getEstimate as JSON text. Throws `not-found`, `validation` and `settings-incomplete`. */
export async function publicEstimate(
  { db, clock, grounds }: PublicTools,
  { product, location, operator = false, ...wish }: Wish,
) {
  const now = clock()
  const { from: startDate, ...dates } = hireDates(wish, dateInIndia(now))
  const found = await store.hireFactsOf(db.read, { slug: product, city: location, on: startDate })
  if (!found) throw new Problem('not-found')
  const { city, cityName, state, card, ...machine } = found
  const line = { ...machine, ...dates, lineNo: 1, quantity: wish.quantity }
  const hire = { city, cityName, state, companyId: null, startDate, operatorRequired: operator, lines: [line] }
  const cards = [card && cardOf(card)]
  return JSON.stringify(await estimated({ tx: db.read, now }, hire, { ...(await grounds(city)), cards }))
}

/** Lines with what the catalogue says of their machines. */
async function withMachines<Line extends { productId: string }>(tx: Queryable, lines: readonly Line[]) {
  const machines = await store.machinesById(
    tx,
    lines.map(({ productId }) => productId),
  )
  const known = new Map(machines.map((machine) => [machine.productId, machine]))
  return lines.flatMap((line) => {
    const machine = known.get(line.productId)
    return machine ? [{ ...machine, ...line }] : []
  })
}

type CartWish = ParsedOf<typeof estimatesApi.getCartEstimate>['query']

/** The cart's price for the caller or their company. Throws `not-found`, `validation` and `settings-incomplete`. */
export const cartEstimate = (tools: Tools, caller: Viewer, { location, from, operator = false }: CartWish) =>
  act(tools, caller, async (action) => {
    const { tx, now, by } = action
    const found = await store.cityBySlug(tx, location)
    if (!found) throw new Problem('not-found')
    const items = await cartNow(action)
    const asked = items.map(({ productId, quantity, period, duration }, index) => {
      return { lineNo: index + 1, productId, quantity, period, duration }
    })
    return estimatedNow(action, {
      ...found,
      companyId: by.companyId,
      startDate: startOf(from, dateInIndia(now)),
      operatorRequired: operator,
      lines: await withMachines(tx, asked),
    })
  })

/** An enquiry's price at the rates of today. Throws `not-found` and `settings-incomplete`. */
export const enquiryEstimate = (tools: Tools, caller: Viewer, enquiryId: string) =>
  act(tools, caller, async (action) => {
    const { tx, by } = action
    if (!(await store.mayRead(tx, by, enquiryId))) throw new Problem('not-found')
    const enquiry = await quotedEnquiry(action, enquiryId)
    return estimatedNow(action, { ...enquiry, lines: await withMachines(tx, enquiry.lines) })
  })
