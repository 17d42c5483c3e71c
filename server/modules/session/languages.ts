import type { LanguageCode } from '#contract/languages.ts'
import type { Queryable } from '#server/platform/database.ts'
import { setLanguage as store } from './accounts.store.ts'

/** Sets the language of messages to a person; the transaction must serve identity. */
export const setLanguage = async (tx: Queryable, accountId: string, language: LanguageCode) =>
  void (await store(tx, accountId, language))
