import { z } from 'zod'
import { dataFile } from '#server/platform/data-file.ts'
import type { TradeWords } from './product-entry.rules.ts'

const File = z.object({
  synonyms: z.array(z.object({ words: z.array(z.string()), means: z.array(z.string()) })),
})

/** The words of the trade for categories, sub-categories and makes. */
export const tradeWords: TradeWords = dataFile('synonyms.json', File).synonyms
