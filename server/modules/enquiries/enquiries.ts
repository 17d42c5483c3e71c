import { dateInIndia, financialYear } from '#contract/dates.ts'
import type { EnquiryRequest } from '#contract/enquiries.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { mergeIntoCart, takeCart } from '#server/modules/cart/cart.ts'
import { cityOf } from '#server/modules/locations/locations.ts'
import { shareLockSite } from '#server/modules/project-sites/project-sites.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { begin, move } from '#server/platform/life-cycle.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import type { Customer, Staff } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { violation } from '#server/platform/violations.ts'
import { firstAnswer } from './answer-clock.ts'
import { addressLine, countsOf, ENQUIRY_SERIES, enquiryNumber, mayStartOn, type Viewer } from './enquiries.rules.ts'
import * as store from './enquiries.store.ts'
import { enquiries } from './enquiry-cycle.ts'
import { withFiles } from './messages.ts'
import { notifyOfEnquiry } from './notifying.ts'

/** The step of a later row when an enquiry is cancelled, in the same transaction. */
export type OnCancelled = (action: Action<Customer | Staff>, enquiryId: string, reason: string) => Promise<unknown>
export type EnquiryTools = Tools & { readonly secrets: Secrets; readonly onCancelled: OnCancelled }

const refuseField = (field: string, code: 'startDate.range' | 'invalid'): never => {
  throw new Problem('validation', { violations: [violation(field, code)] })
}

/** Takes the lines out of the cart; refuses an empty cart and withdrawn products. */
async function takeLines(action: Action<Viewer>) {
  const lines = await takeCart(action)
  if (lines.length === 0) throw new Problem('cart-empty')
  const withdrawn = lines.find((line) => line.withdrawn)
  if (withdrawn)
    throw new Problem('product-withdrawn', {
      detail: detailTexts.withdrawnProduct.replace('{name}', () => withdrawn.productName),
    })
  return lines
}

/** The address at this time; a site must belong to the person's company. */
async function placeOf({ tx, by }: Action<Viewer>, { projectSiteId, deliveryAddress }: EnquiryRequest) {
  if (deliveryAddress !== null) return deliveryAddress
  const site = by.companyId && projectSiteId && (await shareLockSite(tx, by.companyId, projectSiteId))
  return site ? addressLine(site) : refuseField('projectSiteId', 'invalid')
}

async function createEnquiry(action: Action<Viewer>, request: EnquiryRequest) {
  const { tx, now, by } = action
  const { accountId, companyId } = by
  if (!(await cityOf(tx, request.city))) refuseField('city', 'invalid')
  const deliveryAddress = await placeOf(action, request)
  if (!mayStartOn(request.startDate, now)) refuseField('startDate', 'startDate.range')
  const lines = await takeLines(action)
  const enquiryDate = dateInIndia(now)
  const drawn = await drawNumber(tx, ENQUIRY_SERIES, financialYear(enquiryDate))
  const enquiry = { enquiryId: newId(now.getTime()), enquiryNumber: enquiryNumber(enquiryDate, drawn), enquiryDate }
  const answer = firstAnswer(await settingsNow(tx), now)
  await store.insertEnquiry(action, { ...request, ...enquiry, ...answer, deliveryAddress, accountId, companyId })
  await store.insertLines(tx, enquiry.enquiryId, lines)
  await begin(action, enquiries, enquiry.enquiryId)
  const fact = `enquiry-submitted:${enquiry.enquiryId}`
  await notifyOfEnquiry(action, enquiry.enquiryId, { fact, kind: 'enquirySubmitted', params: {} })
  return { ...enquiry, answerDueAt: answer.answerDueAt?.toISOString() ?? null }
}

/**
 * Turns the cart into an enquiry of the person or of their company, in one transaction; the same `key` gets the same
 * reply.
 */
export function submitEnquiry(tools: Tools, buyer: Viewer, key: string | undefined, request: EnquiryRequest) {
  const keyed = { call: 'submitEnquiry', key, body: request }
  return act(tools, buyer, (action) => once(action, keyed, () => createEnquiry(action, request)))
}

/** The enquiries that the viewer may see, newest first. */
export const listEnquiries = (tools: Tools, viewer: Viewer, filter: store.EnquiryFilter) =>
  act(tools, viewer, async (action) => {
    const rows = await store.summaries(action, filter)
    const total = await store.count(action, filter)
    return { enquiries: toPage(rows, total, filter) }
  })

/** The counts of enquiries that the viewer may see: in total and by status. */
export const countEnquiries = (tools: Tools, viewer: Viewer) =>
  act(tools, viewer, async (action) => countsOf(await store.countsByStatus(action)))

/** One enquiry. Throws `not-found` if the viewer may not see it. */
export const getEnquiry = (tools: EnquiryTools, viewer: Viewer, enquiryId: string) =>
  act(tools, viewer, (action) => shown(action, tools, enquiryId))

async function shown(action: Action<Viewer>, { secrets }: EnquiryTools, enquiryId: string) {
  const { tx, now } = action
  const enquiry = await store.enquiry(action, enquiryId)
  if (!enquiry) throw new Problem('not-found')
  const { office } = await settingsNow(tx)
  const messages = await withFiles({ tx, now }, secrets, enquiry.messages)
  return { enquiry: { ...enquiry, messages, officeHours: office.hours } }
}

/** Cancels an enquiry, unless a quote of it is accepted. Throws `not-found` and `status-conflict`. */
export const cancelEnquiry = (tools: EnquiryTools, viewer: Viewer, enquiryId: string, reason: string) =>
  act(tools, viewer, async (action) => {
    const visible = store.seenBy(action.by)
    await move(action, enquiries, { id: enquiryId, act: 'cancel', visible, reason })
    await tools.onCancelled(action, enquiryId, reason)
    const fact = `enquiry-cancelled:${enquiryId}`
    await notifyOfEnquiry(action, enquiryId, { fact, kind: 'enquiryCancelled', params: {} })
    return shown(action, tools, enquiryId)
  })

async function repeatInto(action: Action<Viewer>, enquiryId: string) {
  const rented = await store.rented(action.tx, action.by, enquiryId)
  if (!rented) throw new Problem('not-found')
  if (rented.lines.every(({ withdrawn }) => withdrawn)) throw new Problem('nothing-to-repeat')
  return { enquiryDate: rented.enquiryDate, ...(await mergeIntoCart(action, rented.lines)) }
}

/**
 * Adds the machines of an enquiry to the viewer's cart with the same terms: all that are still offered, or none. A
 * repeated call changes nothing; the same `key` gets the same reply.
 */
export function repeatEnquiry(tools: Tools, viewer: Viewer, key: string | undefined, enquiryId: string) {
  const keyed = { call: 'repeatEnquiry', key, body: { enquiryId } }
  return act(tools, viewer, (action) => once(action, keyed, () => repeatInto(action, enquiryId)))
}
