// The task that an accepted quote leaves for the jobs, in the transaction of the acceptance.

export const ACCEPTED_QUOTE = 'accepted-quote'
/** The version, and whose it is: a company's where there is one. */
export type AcceptedQuote = { quoteId: string; accountId: string; companyId: string | null }
