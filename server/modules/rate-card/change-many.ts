import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { CHANGED_AT_ONCE_MAX, type ChangedRates, type changeManyApi } from '#contract/rate-card.change-many.ts'
import { dropAnswers } from '#server/modules/catalogue/public-rates.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type CardRow, copyCosts, insertCards, lockCards } from './cards.store.ts'
import { changedRates } from './change.rules.ts'
import { changeable } from './list.store.ts'
import { publish } from './publish.ts'
import { offerOf } from './rate-card.shape.ts'
import { refuseDay, refuseUnknownCity } from './rate-card.ts'

type Change = ParsedOf<typeof changeManyApi.previewRateChange>['body']
type Row = Awaited<ReturnType<typeof changeable>>[number]

function lineOf({ productId, slug, name, card, isTaken, followedOn, cities }: Row, change: Change): ChangedRates {
  const offer = card && offerOf(card)
  const was = offer && {
    perMonthPaise: offer.perMonthPaise,
    perWeekPaise: offer.perWeekPaise,
    perDayPaise: offer.perDayPaise,
  }
  const is = was && changedRates(was, change)
  const kept = keptReason({ was, is, isTaken })
  return { productId, slug, name, was, is: kept ? null : is, kept, followedOn, cities }
}

function keptReason({ was, is, isTaken }: { was: unknown; is: unknown; isTaken: boolean }) {
  if (isTaken) return 'DATE_TAKEN'
  if (!was) return 'NO_CARD'
  return isDeepStrictEqual(was, is) ? 'SAME_RATES' : null
}

/** The lines of a change, the cards they are made from, and what both are known by. */
async function linesOf({ tx, now }: Action<Staff>, change: Change) {
  const { productIds, filter, subCategory, city, from } = change
  refuseDay(from, now)
  await refuseUnknownCity(tx, city)
  const rows = await changeable(tx, { productIds, filter, subCategory, city, on: from }, CHANGED_AT_ONCE_MAX + 1)
  if (rows.length > CHANGED_AT_ONCE_MAX) throw new Problem('too-many-machines')
  const lines = rows.map((row) => lineOf(row, change))
  const seen = JSON.stringify([city, from, lines, rows.map(({ card }) => card?.rate_card_id)])
  return { rows, lines, digest: createHash('sha256').update(seen).digest('base64url') }
}

const countOf = (lines: readonly ChangedRates[]) => lines.filter(({ kept }) => kept === null).length

/** The old and new rates of each machine. Throws `not-found`, `validation` and `too-many-machines`. */
export const previewRateChange = (tools: Tools, caller: Staff, change: Change) =>
  act(tools, caller, async (action) => {
    const { lines, digest } = await linesOf(action, change)
    return { lines, changed: countOf(lines), digest }
  })

type Order = Change & { digest: string }

/** A machine's own card, which follows the one that counted for it. */
function follower(card: CardRow, { productId, is }: ChangedRates, { now, by }: Action<Staff>, { city, from }: Change) {
  return {
    ...card,
    rate_card_id: newId(now.getTime()),
    product_id: productId,
    sub_category: null,
    city,
    valid_from: from,
    month_paise: is?.perMonthPaise ?? null,
    week_paise: is?.perWeekPaise ?? null,
    day_paise: is?.perDayPaise ?? null,
    made_at: now.toISOString(),
    made_by: by.name,
  }
}

async function changeRates(action: Action<Staff>, { digest: seen, ...change }: Order) {
  const { tx } = action
  await lockCards(tx)
  const { rows, lines, digest } = await linesOf(action, change)
  if (digest !== seen) throw new Problem('preview-outdated')
  const followed = lines.flatMap((line, index) => {
    const card = rows[index]?.card
    return card && line.kept === null ? [{ card, next: follower(card, line, action, change) }] : []
  })
  await insertCards(
    tx,
    followed.map(({ next }) => next),
  )
  await copyCosts(
    tx,
    followed.map(({ card, next }) => ({ rateCardId: next.rate_card_id, follows: card.rate_card_id })),
  )
  if (change.city === null) await publish(action, { productIds: followed.map(({ next }) => next.product_id) })
  await dropAnswers(action.tx)
  const changed = followed.length
  await audit(action, 'changeManyRates', subjectOf(change, digest, changed), {
    ratesOfMachines: { was: null, is: `${change.percent}\u00a0%` },
    roundTo: { was: null, is: change.roundTo },
  })
  return { changed }
}

const subjectOf = ({ city, from }: Change, id: string, changed: number) => ({
  kind: 'rate-cards',
  id,
  label: `${changed} machines${city === null ? '' : `, ${city}`}, from ${from}`,
})

/**
 * Gives each machine of a preview its new card. Throws `preview-outdated` if the preview would be another one now, and
 * like the preview.
 */
export const changeManyRates = (tools: Tools, caller: Staff, order: Order, key: string | undefined) =>
  act(tools, caller, (action) =>
    once(action, { call: 'changeManyRates', key, body: order }, () => changeRates(action, order)),
  )
