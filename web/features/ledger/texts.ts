import { ledgerTexts } from '#contract/texts/ledger.en.ts'
import { ledgerViewTexts } from '#contract/texts/ledger.view.en.ts'
import { listTexts } from '#contract/texts/lists.en.ts'
import { texts } from '#web/platform/text.ts'

/** Names of accounts and documents. */
export const useLedgerNames = texts({ en: ledgerTexts })
export const useLedgerTexts = texts({ en: { ...listTexts, ...ledgerViewTexts } })
