import { z } from 'zod'
import { CivilDate } from './fields.ts'

const Paise = z.int()

/** Statutory interest on a late invoice: days of one month at one rate. */
const InterestPart = z.object({
  from: CivilDate,
  to: CivilDate,
  days: z.int(),
  /** The unpaid and undisputed amount, with the interest of the months before. */
  onPaise: Paise,
  /** Three times the bank rate, in percent a year. */
  percent: z.string(),
  interestPaise: Paise,
})

/** Interest on late payment to a micro or small enterprise (MSMED Act 2006, section 16); shown, never posted. */
export const LateInterest = z
  .object({
    /** Today, or the day on which it was paid; the day after the due date is the first one that counts. */
    until: CivilDate,
    /** The amount unpaid and undisputed today. */
    principalPaise: Paise,
    interestPaise: Paise,
    parts: z.array(InterestPart),
  })
  .meta({ id: 'LateInterest' })
export type LateInterest = z.infer<typeof LateInterest>
export type InterestPart = LateInterest['parts'][number]
