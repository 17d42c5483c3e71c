import { addDays } from './dates.ts'

/** The longest credit that binds a buyer from a micro or small enterprise (MSMED Act 2006, section 15). */
export const MSME_DAYS = 45

type Dated = { readonly udyam: string | null; readonly invoiceDate: string | null }

/** The last day that the law allows for paying a supplier who is such an enterprise; null for others, and for a draft. */
export const lawfulDate = ({ udyam, invoiceDate }: Dated) =>
  udyam === null || invoiceDate === null ? null : addDays(invoiceDate, MSME_DAYS)
