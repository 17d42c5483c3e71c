// Availability of machines in cities, as the command changes it and others ask for it.

import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { cityOf } from '#server/modules/locations/locations.ts'
import type { Tools } from '#server/platform/action.ts'
import { auditCommand, changedFields } from '#server/platform/audit.ts'
import type { Queryable } from '#server/platform/database.ts'
import * as store from './availability.store.ts'
import { lockFacts } from './desk-products.store.ts'
import { settingOf, writeProduct } from './editing.ts'

export { PRODUCT_AVAILABLE, type ProductAvailable } from './editing.ts'

type Placing = { slug: string; city: string; available: boolean }

/** The cities of a machine with or without one of them. */
const changed = (cities: readonly string[], { city, available }: Placing) =>
  available ? [...new Set([...cities, city])] : cities.filter((slug) => slug !== city)

/**
 * Sets whether a machine can be rented in a city; repeating it changes nothing. Returns both names, and whether
 * anything changed. Throws `not-found` for a withdrawn or unknown product and for an unknown city.
 */
export async function setAvailability({ db, clock }: Tools, placing: Placing) {
  // The audit trail takes entries of commands for this purpose alone.
  return db.serving('identity').transaction(async (tx) => {
    const place = await cityOf(tx, placing.city)
    if (!place) throw new Problem('not-found', { detail: detailTexts.cityNotHere })
    const before = await lockFacts(tx, placing.slug)
    if (!before?.isPublished) throw new Problem('not-found', { detail: detailTexts.productNotHere })
    const { facts } = before
    const cities = changed(facts.cities, placing)
    const reply = { productName: facts.name, cityName: place.name, changed: cities.length !== facts.cities.length }
    if (!reply.changed) return reply
    const action = { tx, now: clock() }
    await writeProduct(action, { before, facts: { ...facts, cities }, isPublished: true, setting: await settingOf(tx) })
    const subject = { kind: 'product', id: facts.productId, label: facts.name }
    await auditCommand(action, 'availability', subject, changedFields({ cities: facts.cities }, { cities }))
    return reply
  })
}

/** A machine by its id, and whether it can be rented in a city; locked against changes until the transaction ends. */
export async function shareLockAvailability(tx: Queryable, productId: string, city: string) {
  const product = await store.shareLockProduct(tx, productId)
  if (!product) return undefined
  const { slug, name, withdrawn } = product
  return { slug, name, withdrawn, available: !withdrawn && (await store.isIn(tx, productId, city)) }
}
