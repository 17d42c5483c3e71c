import { dateInIndia } from '#contract/dates.ts'
import { setPublicRates } from '#server/modules/catalogue/public-rates.ts'
import type { Tools, Transaction } from '#server/platform/action.ts'
import { lockCards } from './cards.store.ts'
import { generalCards, type Scope } from './counting.store.ts'
import { publishedBasis } from './rate-card.rules.ts'

/** Makes the rates of today's general cards public. Cards must be locked. */
export async function publish({ tx, now }: Transaction, scope: Scope) {
  const cards = await generalCards(tx, scope, dateInIndia(now))
  const rates = cards.flatMap(({ productId, card }) => {
    const { month_paise: perMonthPaise, week_paise: perWeekPaise, day_paise: perDayPaise, terms } = card
    const basis = publishedBasis(terms)
    return perMonthPaise === null ? [] : [{ productId, perMonthPaise, perWeekPaise, perDayPaise, basis }]
  })
  await setPublicRates(tx, rates)
}

/** The task of each day: cards that begin today become public. */
export const publishToday = ({ db, clock }: Tools) =>
  db.transaction(async (tx) => {
    await lockCards(tx)
    await publish({ tx, now: clock() }, {})
  })
