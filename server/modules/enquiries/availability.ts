// Whoever finds a machine missing in a city asks to be told, once, when it is there.
import { Problem } from '#contract/problems.ts'
import { type ProductAvailable, shareLockAvailability } from '#server/modules/catalogue/availability.ts'
import { cityOf } from '#server/modules/locations/locations.ts'
import { identityOf } from '#server/modules/session/identities.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { notify } from '#server/platform/notices.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { accountOfToken, availableNotice, stopToken } from './availability.rules.ts'
import * as store from './availability.store.ts'

export type AvailabilityTools = Tools & { config: Pick<Config, 'publicUrl'>; secrets: Secrets }

const hasVerifiedEmail = async (tx: Queryable, accountId: string) =>
  (await identityOf(tx, accountId)).identifiers.some(({ kind, isVerified }) => kind === 'EMAIL' && isVerified)

/**
 * Asks for one e-mail when the product can be rented in the city. Throws `not-found` for an unknown product or city,
 * `product-withdrawn`, `already-available`, and `verified-email-required` where no e-mail address was proved.
 */
export const subscribeAvailability = (tools: Tools, person: Customer, place: store.Place) =>
  act(tools, person, async ({ tx, now, by: { accountId } }) => {
    // Whoever makes it available now waits for this subscription, and then tells it.
    const product = await shareLockAvailability(tx, place.productId, place.city)
    if (!product || !(await cityOf(tx, place.city))) throw new Problem('not-found')
    if (product.withdrawn) throw new Problem('product-withdrawn')
    if (product.available) throw new Problem('already-available')
    if (!(await hasVerifiedEmail(tx, accountId))) throw new Problem('verified-email-required')
    const isNew = await store.insertSubscription(tx, accountId, place, now)
    return { productName: product.name, isAlreadyNotified: !isNew }
  })

/** Withdraws all subscriptions of whoever holds the link of a notice. Throws `not-found` for what is none. */
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
 * The task `product-available`: leaves a message for everybody who waits, which spends their subscription. Where the
 * product has gone again meanwhile they go on waiting. Done twice it tells nobody twice.
 */
export async function notifyAvailable(tools: AvailabilityTools, place: ProductAvailable): Promise<void> {
  const told = await tools.db.serving('availability').transaction((tx) => notifySome(tx, tools, place))
  if (told === AT_ONCE) await notifyAvailable(tools, place)
}

async function notifySome(tx: Queryable, { clock, config, secrets }: AvailabilityTools, place: store.Place) {
  const city = await cityOf(tx, place.city)
  const product = await shareLockAvailability(tx, place.productId, place.city)
  if (!city || !product?.available) return 0
  await store.enterPlace(tx, place)
  const subscribers = await store.takeSubscribers(tx, place, AT_ONCE)
  const productLink = `${config.publicUrl}/rental/${city.slug}/equipment/${product.slug}`
  for (const { subscriptionId, accountId, email } of subscribers) {
    const stopLink = `${config.publicUrl}/stop-updates#${stopToken(secrets.otpPepper, accountId)}`
    const words = { product: product.name, city: city.name, productLink, stopLink }
    await notify(tx, `available:${subscriptionId}`, availableNotice(email, words), clock())
  }
  return subscribers.length
}

/** Forgets what people wait for who were deleted. */
export const purgeOldSubscriptions = (db: Database) => store.sweepSubscriptions(db)
