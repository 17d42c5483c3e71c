import type { LanguageCode } from '#contract/languages.ts'
import type { Queryable } from '#server/platform/database.ts'
import * as store from './accounts.store.ts'

/** Sets the language of messages to a person; the transaction must serve identity. */
export const setLanguage = async (tx: Queryable, accountId: string, language: LanguageCode) =>
  void (await store.setLanguage(tx, accountId, language))

/** The language of messages to a person whom the transaction sees. */
export const languageOf = async (tx: Queryable, accountId: string): Promise<LanguageCode> =>
  (await store.languageOf(tx, accountId))?.language ?? 'en'
