import { ledgerTexts } from '#contract/texts/ledger.en.ts'
import { texts } from '#web/platform/text.ts'

export const useLedgerTexts = texts({ en: ledgerTexts })
