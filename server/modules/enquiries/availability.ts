// A person who finds a machine unavailable in a city can subscribe to one notice when it becomes available.
import { Problem } from '#contract/problems.ts'
import { type ProductAvailable, shareLockAvailability } from '#server/modules/catalogue/availability.ts'
import { cityOf } from '#server/modules/locations/locations.ts'
import { identityOf } from '#server/modules/session/identities.ts'
import { act, type Tools, type Transaction, transact } from '#server/platform/action.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { enqueueNotice } from '#server/platform/notices.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { accountOfToken, availableNotice, stopToken } from './availability.rules.ts'
import * as store from './availability.store.ts'

export type AvailabilityTools = Tools & { config: Pick<Config, 'publicUrl'>; secrets: Secrets }

const hasVerifiedEmail = async (tx: Queryable, accountId: string) =>
  (await identityOf(tx, accountId)).identifiers.some(({ kind, isVerified }) => kind === 'EMAIL' && isVerified)

/**
 * Subscribes to one email when the product can be rented in the city. Throws `not-found` for an unknown product or
 * city, `product-withdrawn`, `already-available`, and `verified-email-required` without a verified email address.
 */
export const subscribeAvailability = (tools: Tools, person: Customer, place: store.Place) =>
  act(tools, person, async (action) => {
    const { tx, by } = action
    // A concurrent change to available waits for this subscription, and then notifies it.
    const product = await shareLockAvailability(tx, place.productId, place.city)
    if (!product || !(await cityOf(tx, place.city))) throw new Problem('not-found')
    if (product.withdrawn) throw new Problem('product-withdrawn')
    if (product.available) throw new Problem('already-available')
    if (!(await hasVerifiedEmail(tx, by.accountId))) throw new Problem('verified-email-required')
    const isNew = await store.insertSubscription(action, by.accountId, place)
    return { productName: product.name, isAlreadyNotified: !isNew }
  })

/** Removes all subscriptions of the account in a notice's link. Throws `not-found` for an invalid link. */
export async function unsubscribeAvailability(
  { db, secrets }: Pick<AvailabilityTools, 'db' | 'secrets'>,
  token: string,
) {
  const accountId = accountOfToken(secrets.otpPepper, token)
  if (accountId === undefined) throw new Problem('not-found')
  await db.as(customer(accountId), (tx) => store.deleteSubscriptions(tx, accountId))
}

const AT_ONCE = 200

/**
 * The task `product-available`: sends a message to every subscriber, which uses up the subscription. If the product is
 * gone again, they keep waiting. Repeating the task notifies nobody twice.
 */
export async function notifyAvailable(tools: AvailabilityTools, place: ProductAvailable): Promise<void> {
  const serving = { ...tools, db: tools.db.serving('availability') }
  const told = await transact(serving, (transaction) => notifySome(transaction, tools, place))
  if (told === AT_ONCE) await notifyAvailable(tools, place)
}

async function notifySome(transaction: Transaction, { config, secrets }: AvailabilityTools, place: store.Place) {
  const { tx } = transaction
  const city = await cityOf(tx, place.city)
  const product = await shareLockAvailability(tx, place.productId, place.city)
  if (!city || !product?.available) return 0
  await store.enterPlace(tx, place)
  const subscribers = await store.takeSubscribers(tx, place, AT_ONCE)
  const productLink = `${config.publicUrl}/rental/${city.slug}/equipment/${product.slug}`
  for (const { subscriptionId, accountId, email } of subscribers) {
    const stopLink = `${config.publicUrl}/stop-updates#${stopToken(secrets.otpPepper, accountId)}`
    const words = { product: product.name, city: city.name, productLink, stopLink }
    await enqueueNotice(transaction, `available:${subscriptionId}`, availableNotice(email, words))
  }
  return subscribers.length
}

/** Deletes subscriptions of deleted accounts. */
export const purgeOldSubscriptions = (db: Database) => store.sweepSubscriptions(db)
