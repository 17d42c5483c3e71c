import { addDays, dateInIndia } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import type { NewRateCard, rateCardApi } from '#contract/rate-card.ts'
import { mayAtDesk } from '#contract/staff.ts'
import { dropAnswers } from '#server/modules/catalogue/public-rates.ts'
import { cityOf } from '#server/modules/locations/locations.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { type Act, audit, auditAll, changedFields } from '#server/platform/audit.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import * as store from './cards.store.ts'
import { listed } from './list.store.ts'
import { publish } from './publish.ts'
import { cardRow, costRow, shownCard, shownCards } from './rate-card.shape.ts'

/** Cards of one product that are shown: those of some decades. */
const HISTORY_MAX = 500
const AHEAD_DAYS = 730

const viewOf = ({ now, by }: Action<Staff>) => ({
  today: dateInIndia(now),
  withCosts: mayAtDesk(by.role, 'margin'),
})

/** The machines of one page, each with the card that counts. */
export const listRateCards = (
  tools: Tools,
  caller: Staff,
  query: ParsedOf<typeof rateCardApi.listRateCards>['query'],
) =>
  act(tools, caller, async ({ tx, now }) => {
    const { city = null, on = dateInIndia(now), ...rest } = query
    const rows = await listed(tx, { ...rest, city, on })
    const content = rows.map(({ card, cityName, total: _total, ...row }) => ({
      ...row,
      card: card && shownCard(card, cityName),
    }))
    return { rateCards: toPage(content, rows[0]?.total ?? 0, query) }
  })

/** All cards of a product and of its sub-category. Throws `not-found`. */
export const getRateCards = (tools: Tools, caller: Staff, slug: string) =>
  act(tools, caller, async (action) => {
    const product = await store.productBySlug(action.tx, slug)
    if (!product) throw new Problem('not-found')
    const { productId, subCategory } = product
    const found = await store.cardsOfProduct(action.tx, { productId, subCategory: subCategory.slug }, HISTORY_MAX)
    return { product, rateCards: shownCards(found, viewOf(action)) }
  })

/** The days from which a card may count. */
export const daysFor = (now: Date) => ({ min: dateInIndia(now), max: addDays(dateInIndia(now), AHEAD_DAYS) })

/** Throws `validation` for a day that is past, or too far ahead to be meant. */
export function refuseDay(from: string, now: Date) {
  const { min, max } = daysFor(now)
  if (from < min || from > max)
    throw new Problem('validation', { violations: [violation('from', 'range', { min, max })] })
}

/** Throws `not-found` for an unknown city. */
export async function refuseUnknownCity(tx: Queryable, city: string | null) {
  if (city !== null && !(await cityOf(tx, city))) throw new Problem('not-found')
}

/** Throws the problem for the database's refusal of a second card from the same day. */
function refuseSecondCard(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'rate_card_once') throw new Problem('rate-card-exists')
  throw error
}

async function replyOf(action: Action<Staff>, rateCardId: string) {
  const [found] = await store.cardsById(action.tx, [rateCardId])
  const [rateCard] = found ? shownCards([found], viewOf(action)) : []
  if (!found || !rateCard) throw new Problem('not-found')
  return { found, rateCard }
}

const subjectOf = ({ card, cityName, subjectName }: store.FoundCard) => ({
  kind: 'rate-card',
  id: card.rate_card_id,
  label: [subjectName, cityName, card.valid_from].filter(Boolean).join(', '),
})

/** The content of a new card, for the audit trail. */
function actOf(found: store.FoundCard, action: Action<Staff>): Act[] {
  return shownCards([found], viewOf(action)).map((rateCard) => {
    const { rateCardId: _id, state: _state, madeAt: _at, madeBy: _by, costs: _costs, ...said } = rateCard
    return { act: 'addRateCard', subject: subjectOf(found), changes: changedFields({}, said) }
  })
}

/** The products whose public rates depend on cards: their machines, or those of any sub-category. */
const scopeOf = (cards: readonly NewRateCard[]) => ({
  productIds: cards.every(({ productId }) => productId) ? cards.flatMap(({ productId }) => productId ?? []) : undefined,
  subCategory: cards.length === 1 ? cards[0]?.subCategory : undefined,
})

/**
 * Adds cards of existing subjects and cities, and makes the rates public of those that begin today. Returns their ids;
 * cards must be locked. Throws `rate-card-exists`.
 */
export async function addCards(action: Action<Staff>, cards: readonly NewRateCard[]) {
  const { tx, now, by } = action
  const made = cards.map((card) => ({ card, rateCardId: newId(now.getTime()) }))
  const rows = made.map(({ card, rateCardId }) => cardRow(card, { rateCardId, now, by: by.name }))
  await store.insertCards(tx, rows).catch(refuseSecondCard)
  await store.insertCosts(
    tx,
    made.flatMap(({ card, rateCardId }) => (card.costs ? [{ ...costRow(card.costs), rate_card_id: rateCardId }] : [])),
  )
  const today = cards.filter(({ from }) => from === dateInIndia(now))
  if (today.length > 0) await publish(action, scopeOf(today))
  await dropAnswers(tx)
  const ids = made.map(({ rateCardId }) => rateCardId)
  const found = await store.cardsById(tx, ids)
  await auditAll(
    action,
    found.flatMap((one) => actOf(one, action)),
  )
  return ids
}

/** Adds a card, and makes its rates public if it begins today. Throws `not-found` and `rate-card-exists`. */
export const addRateCard = (tools: Tools, caller: Staff, card: NewRateCard) =>
  act(tools, caller, async (action) => {
    const { tx, now } = action
    refuseDay(card.from, now)
    await refuseUnknownCity(tx, card.city)
    if (!(await store.subjectName(tx, card))) throw new Problem('not-found')
    await store.lockCards(tx)
    const [rateCardId = ''] = await addCards(action, [card])
    return { rateCard: (await replyOf(action, rateCardId)).rateCard }
  })

/** Withdraws a card that has not begun. Throws `not-found` and, for one that has, `status-conflict`. */
export const withdrawRateCard = (tools: Tools, caller: Staff, rateCardId: string) =>
  act(tools, caller, async (action) => {
    const { tx, now } = action
    const { found, rateCard: before } = await replyOf(action, rateCardId)
    if (!(await store.withdraw(tx, rateCardId, { today: dateInIndia(now), now }))) throw new Problem('status-conflict')
    await dropAnswers(tx)
    await audit(action, 'withdrawRateCard', subjectOf(found), { state: { was: before.state, is: 'WITHDRAWN' } })
    return { rateCard: (await replyOf(action, rateCardId)).rateCard }
  })
