import { dateInIndia, financialYear } from '#contract/dates.ts'
import type { EnquiryRequest } from '#contract/enquiries.ts'
import { detailMessages } from '#contract/messages/details.en.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { takeCart } from '#server/modules/cart/cart.ts'
import { cityOf } from '#server/modules/locations/locations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import { violation } from '#server/platform/violations.ts'
import { ENQUIRY_SERIES, enquiryNumber, mayStartOn } from './enquiries.rules.ts'
import * as store from './enquiries.store.ts'

export type EnquiryTools = { db: Database; clock: Clock }

const refuseField = (field: string, code: 'startDate.range' | 'invalid') => {
  throw new Problem('validation', { violations: [violation(field, code)] })
}

/** The cart's lines, taken out of it; refuses an empty cart and products that are no longer offered. */
async function takeLines(tx: Queryable, accountId: string) {
  const lines = await takeCart(tx, accountId)
  if (lines.length === 0) throw new Problem('cart-empty')
  const withdrawn = lines.find((line) => line.withdrawn)
  if (withdrawn)
    throw new Problem('product-withdrawn', {
      detail: detailMessages.withdrawnProduct.replace('{name}', () => withdrawn.productName),
    })
  return lines
}

async function createEnquiry(tx: Queryable, accountId: string, request: EnquiryRequest, now: Date) {
  if (!(await cityOf(tx, request.city))) refuseField('city', 'invalid')
  if (!mayStartOn(request.startDate, now)) refuseField('startDate', 'startDate.range')
  const lines = await takeLines(tx, accountId)
  const enquiryDate = dateInIndia(now)
  const drawn = await drawNumber(tx, ENQUIRY_SERIES, financialYear(enquiryDate))
  const enquiry = { enquiryId: newId(now.getTime()), enquiryNumber: enquiryNumber(enquiryDate, drawn), enquiryDate }
  await store.insertEnquiry(tx, { ...request, ...enquiry, accountId, submittedAt: now })
  await store.insertLines(tx, enquiry.enquiryId, lines)
  await store.insertEvent(tx, {
    enquiryId: enquiry.enquiryId,
    event: 'submit',
    status: 'SUBMITTED',
    accountId,
    at: now,
  })
  return enquiry
}

/** The cart becomes an enquiry, in one transaction; the same `key` always gets the same reply. */
export function submitEnquiry(
  { db, clock }: EnquiryTools,
  accountId: string,
  key: string | undefined,
  request: EnquiryRequest,
) {
  const now = clock()
  return db.forAccount(accountId, (tx) =>
    once(tx, { accountId, call: 'submitEnquiry', key, body: request, now }, () =>
      createEnquiry(tx, accountId, request, now),
    ),
  )
}

/** Own enquiries, newest first. */
export const listEnquiries = (db: Database, accountId: string, filter: store.EnquiryFilter) =>
  db.forAccount(accountId, async (tx) => {
    const rows = await store.summaries(tx, accountId, filter)
    const total = await store.count(tx, accountId, filter)
    return { enquiries: toPage(rows, total, filter) }
  })

/** One own enquiry; anybody else's is not found. */
export const getEnquiry = (db: Database, accountId: string, enquiryId: string) =>
  db.forAccount(accountId, async (tx) => {
    const enquiry = await store.enquiry(tx, accountId, enquiryId)
    if (!enquiry) throw new Problem('not-found')
    return { enquiry }
  })
