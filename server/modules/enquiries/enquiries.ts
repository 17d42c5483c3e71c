import { dateInIndia, financialYear } from '#contract/dates.ts'
import { type EnquiryRequest, enquiryFlow } from '#contract/enquiries.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { mergeIntoCart, takeCart } from '#server/modules/cart/cart.ts'
import { cityOf } from '#server/modules/locations/locations.ts'
import { shareLockSite } from '#server/modules/project-sites/project-sites.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { begin, lifeCycle, move } from '#server/platform/life-cycle.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import { violation } from '#server/platform/violations.ts'
import { addressLine, countsOf, ENQUIRY_SERIES, enquiryNumber, mayStartOn, type Viewer } from './enquiries.rules.ts'
import * as store from './enquiries.store.ts'

export type EnquiryTools = { db: Database; clock: Clock }

const enquiries = lifeCycle('enquiry', enquiryFlow)

const refuseField = (field: string, code: 'startDate.range' | 'invalid'): never => {
  throw new Problem('validation', { violations: [violation(field, code)] })
}

/** The cart's lines, taken out of it; refuses an empty cart and products that are no longer offered. */
async function takeLines(tx: Queryable, accountId: string) {
  const lines = await takeCart(tx, accountId)
  if (lines.length === 0) throw new Problem('cart-empty')
  const withdrawn = lines.find((line) => line.withdrawn)
  if (withdrawn)
    throw new Problem('product-withdrawn', {
      detail: detailTexts.withdrawnProduct.replace('{name}', () => withdrawn.productName),
    })
  return lines
}

/** The address as it is written now; a site must be one of the person's own company. */
async function placeOf(tx: Queryable, { companyId }: Viewer, { projectSiteId, deliveryAddress }: EnquiryRequest) {
  if (deliveryAddress !== null) return deliveryAddress
  const site = companyId && projectSiteId && (await shareLockSite(tx, companyId, projectSiteId))
  return site ? addressLine(site) : refuseField('projectSiteId', 'invalid')
}

async function createEnquiry(tx: Queryable, buyer: Viewer, request: EnquiryRequest, now: Date) {
  const { accountId, companyId } = buyer
  if (!(await cityOf(tx, request.city))) refuseField('city', 'invalid')
  const deliveryAddress = await placeOf(tx, buyer, request)
  if (!mayStartOn(request.startDate, now)) refuseField('startDate', 'startDate.range')
  const lines = await takeLines(tx, accountId)
  const enquiryDate = dateInIndia(now)
  const drawn = await drawNumber(tx, ENQUIRY_SERIES, financialYear(enquiryDate))
  const enquiry = { enquiryId: newId(now.getTime()), enquiryNumber: enquiryNumber(enquiryDate, drawn), enquiryDate }
  await store.insertEnquiry(tx, { ...request, ...enquiry, deliveryAddress, accountId, companyId, submittedAt: now })
  await store.insertLines(tx, enquiry.enquiryId, lines)
  await begin(tx, enquiries, { id: enquiry.enquiryId, by: buyer, at: now })
  return enquiry
}

/** The cart becomes an enquiry of the person or of their company, in one transaction; the same `key` always gets the same reply. */
export function submitEnquiry(
  { db, clock }: EnquiryTools,
  buyer: Viewer,
  key: string | undefined,
  request: EnquiryRequest,
) {
  const now = clock()
  const keyed = { accountId: buyer.accountId, call: 'submitEnquiry', key, body: request, now }
  return db.as(buyer, (tx) => once(tx, keyed, () => createEnquiry(tx, buyer, request, now)))
}

/** The enquiries somebody may see, newest first. */
export const listEnquiries = (db: Database, viewer: Viewer, filter: store.EnquiryFilter) =>
  db.as(viewer, async (tx) => {
    const rows = await store.summaries(tx, viewer, filter)
    const total = await store.count(tx, viewer, filter)
    return { enquiries: toPage(rows, total, filter) }
  })

/** How many enquiries somebody may see, in all and of each status. */
export const countEnquiries = (db: Database, viewer: Viewer) =>
  db.as(viewer, async (tx) => countsOf(await store.countsByStatus(tx, viewer)))

/** One enquiry; one that the viewer may not see is not found. */
export const getEnquiry = (db: Database, viewer: Viewer, enquiryId: string) =>
  db.as(viewer, (tx) => shown(tx, viewer, enquiryId))

async function shown(tx: Queryable, viewer: Viewer, enquiryId: string) {
  const enquiry = await store.enquiry(tx, viewer, enquiryId)
  if (!enquiry) throw new Problem('not-found')
  return { enquiry }
}

/** Cancels an enquiry until a quote of it is accepted. Throws `not-found` and `status-conflict`. */
export const cancelEnquiry = ({ db, clock }: EnquiryTools, viewer: Viewer, enquiryId: string, reason: string) =>
  db.as(viewer, async (tx) => {
    const visible = store.seenBy(viewer)
    await move(tx, enquiries, { id: enquiryId, act: 'cancel', visible, by: viewer, at: clock(), reason })
    return shown(tx, viewer, enquiryId)
  })

async function repeatInto(tx: Queryable, viewer: Viewer, enquiryId: string) {
  const rented = await store.rented(tx, viewer, enquiryId)
  if (!rented) throw new Problem('not-found')
  if (rented.lines.every(({ withdrawn }) => withdrawn)) throw new Problem('nothing-to-repeat')
  return { enquiryDate: rented.enquiryDate, ...(await mergeIntoCart(tx, viewer.accountId, rented.lines)) }
}

/**
 * The machines of an enquiry the viewer may see go into their own cart, as they were rented: all that still can, or none.
 * Sent again it changes nothing; the same `key` always gets the same reply.
 */
export function repeatEnquiry({ db, clock }: EnquiryTools, viewer: Viewer, key: string | undefined, enquiryId: string) {
  const keyed = { accountId: viewer.accountId, call: 'repeatEnquiry', key, body: { enquiryId }, now: clock() }
  return db.as(viewer, (tx) => once(tx, keyed, () => repeatInto(tx, viewer, enquiryId)))
}
