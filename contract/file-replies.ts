import { z } from 'zod'
import { FileReply } from './endpoint.ts'
import { LanguageCode } from './languages.ts'

/** The language that a file is written in, English unless its address names another. */
export const lang = LanguageCode.optional().default('en')

/** The parts of a call whose reply is a file for spreadsheets. */
export const csv = { response: FileReply, replyType: 'text/csv' } as const
export const xlsx = {
  response: FileReply,
  replyType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The parts of a call whose reply is a PDF of a record. */
export const pdf = {
  query: z.strictObject({ lang }),
  response: FileReply,
  replyType: 'application/pdf',
  problems: ['not-found', 'service-unavailable'],
} as const
