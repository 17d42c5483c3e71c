import { addDays, dateInIndia, financialYear } from '#contract/dates.ts'
import { START_WITHIN_DAYS } from '#contract/enquiries.ts'

/** Whether a hire may start on that civil date: today (in India) to 365 days ahead. */
export function mayStartOn(startDate: string, now: Date) {
  const today = dateInIndia(now)
  return startDate >= today && startDate <= addDays(today, START_WITHIN_DAYS)
}

export const ENQUIRY_SERIES = 'ENQ'

/** `ENQ-2627-000123`: series, financial year, number of that year. */
export const enquiryNumber = (enquiryDate: string, drawn: number) =>
  `${ENQUIRY_SERIES}-${financialYear(enquiryDate)}-${String(drawn).padStart(6, '0')}`
