import { z } from 'zod'
import { CivilDate } from './fields.ts'

const Paise = z.int()

/** What the law adds to an invoice that is late: days of one month at one rate. */
const InterestPart = z.object({
  from: CivilDate,
  to: CivilDate,
  days: z.int(),
  /** What was unpaid and not in dispute, with the interest of the months before. */
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
    /** What is unpaid today and not in dispute. */
    principalPaise: Paise,
    interestPaise: Paise,
    parts: z.array(InterestPart),
  })
  .meta({ id: 'LateInterest' })
export type LateInterest = z.infer<typeof LateInterest>
export type InterestPart = LateInterest['parts'][number]
