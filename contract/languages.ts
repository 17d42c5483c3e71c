import { z } from 'zod'

/** The languages that people read. */
export const languages = ['en', 'hi'] as const
export const LanguageCode = z.enum(languages)
export type LanguageCode = z.infer<typeof LanguageCode>
