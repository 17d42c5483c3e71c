import { sql } from 'kysely'
import type { Transaction } from '#server/platform/action.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { sweepTable } from '#server/platform/sweeping.store.ts'

export type Place = { productId: string; city: string }

/** Returns false if the account already has this subscription. */
export const insertSubscription = async ({ tx, now }: Transaction, accountId: string, { productId, city }: Place) =>
  (await tx.first(sql`
    insert into availability_subscription (subscription_id, account_id, product_id, city_slug, subscribed_at)
    values (${newId(now.getTime())}, ${accountId}, ${productId}, ${city}, ${now})
    on conflict on constraint availability_subscription_once do nothing returning 1`)) !== undefined

export const deleteSubscriptions = (tx: Queryable, accountId: string) =>
  tx.rows(sql`delete from availability_subscription where account_id = ${accountId}`)

/** Lets this transaction see and take all subscriptions of one place, and no other private rows. */
export const enterPlace = (tx: Queryable, { productId, city }: Place) =>
  tx.rows(sql`
    select set_config('app.available_product', ${productId}, true), set_config('app.available_city', ${city}, true)`)

type Subscriber = { subscriptionId: string; accountId: string; email: string }

/** Takes some subscriptions of a place, oldest first, with the contact points of active people. */
export const takeSubscribers = (tx: Queryable, { productId, city }: Place, many: number) =>
  tx.rows(sql<Subscriber>`
    delete from availability_subscription taken using identifier i
    where taken.subscription_id = any(array(
        select waiting.subscription_id from availability_subscription waiting
          join account a using (account_id) join identifier verified using (account_id)
        where waiting.product_id = ${productId} and waiting.city_slug = ${city} and a.status = 'ACTIVE'
          and verified.kind = 'EMAIL' and verified.verified_at is not null
        order by waiting.subscribed_at limit ${many}))
      and i.account_id = taken.account_id and i.kind = 'EMAIL' and i.verified_at is not null
    returning taken.subscription_id, taken.account_id, i.value as email`)

/** Deletes subscriptions of deleted accounts. */
export const sweepSubscriptions = (db: Database) =>
  sweepTable(
    db.serving('sweep'),
    'availability_subscription',
    sql`exists (
      select from account a where a.account_id = availability_subscription.account_id and a.status = 'DELETED')`,
  )
