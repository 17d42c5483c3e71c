import type { LanguageCode } from '#contract/languages.ts'
import { addressOf } from '#contract/notification-kinds.ts'
import { type Paged, toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import { wordsOf } from './notifications.rules.ts'
import * as store from './notifications.store.ts'

const KEPT_SECONDS = 90 * 24 * 3600

type Asked = Paged & { lang: LanguageCode }

/** The caller's own notifications of the last 90 days, in a language. */
export const listNotifications = (tools: Tools, { accountId }: Customer, { lang, ...paged }: Asked) =>
  act(tools, customer(accountId), async ({ tx, now }) => {
    const found = await store.listed(tx, accountId, paged, secondsAfter(now, -KEPT_SECONDS))
    if (!found) throw new Problem('unauthorized')
    const { content, total, unread, language } = found
    const shown = content.map(({ params, recordId, ...kept }) => ({
      ...kept,
      ...wordsOf(kept.kind, params, lang),
      url: addressOf(kept.kind, recordId),
    }))
    return { notifications: toPage(shown, total, paged), unread, language }
  })

/** Marks these notifications of the caller as read, or all; those of others stay as they are. */
export const readNotifications = (tools: Tools, { accountId }: Customer, which: store.Which) =>
  act(tools, customer(accountId), async (action) => void (await store.markRead(action, accountId, which)))

/** Deletes notifications after 90 days, and those of deleted accounts. */
export const purgeOldNotifications = (db: Database, now: Date) =>
  store.sweepNotifications(db, secondsAfter(now, -KEPT_SECONDS))
