import { AgreedTerms } from '#contract/rate-terms.ts'
import type { Entry } from '#server/modules/catalogue/entries.ts'
import { insertFirstCards } from '#server/modules/rate-card/cards.store.ts'
import type { Queryable } from '#server/platform/database.ts'
import { seededId } from './seeded-id.ts'

/** The published rates count from the beginning of the financial year in which they were compiled. */
const FROM = '2026-04-01'
/** `26 days x 10 h shift per month` → 26 and 10. */
const BASIS = /^(\d+) days x (\d+) h\b/

function termsOf(basis: string) {
  const [, daysPerMonth, hoursPerDay] = BASIS.exec(basis) ?? []
  const said = daysPerMonth && hoursPerDay ? { daysPerMonth: +daysPerMonth, hoursPerDay: +hoursPerDay } : {}
  return AgreedTerms.parse(said)
}

/** A machine's card from its published rate; what is not published is not offered. */
const cardOf = ({ slug, per_month_paise, per_day_paise, rate_basis }: Entry['row']) => ({
  slug,
  rate_card_id: seededId(`rate card of ${slug}`),
  valid_from: FROM,
  month_paise: per_month_paise,
  day_paise: per_day_paise,
  terms: termsOf(rate_basis),
  made_at: `${FROM}T00:00:00+05:30`,
})

/** Gives machines with a published rate their first cards; those that have any keep them. */
export const loadCards = (owner: Queryable, entries: readonly Entry[]) =>
  insertFirstCards(
    owner,
    entries.filter(({ row }) => row.per_month_paise > 0).map(({ row }) => cardOf(row)),
  )
