// The matrix of quotes, for customers and the desk.
import { bySales, ofA, row, staff } from './verdicts.ts'

/** Calls of customers; the quote is to userA's enquiry. */
export const quoteRows = {
  getQuote: row(ofA(200), 'quoteSent'),
  downloadQuotePdf: row(ofA(200), 'quoteSent'),
  readQuote: row(ofA(204), 'quoteSent', {}),
  previewChoices: row(ofA(200), 'quoteSent', {}),
  // No code was asked for; a member of the company is above their limit first.
  acceptQuote: row(ofA(409, 422), 'quoteSent', { otp: '000000' }),
  requestQuoteChange: row(ofA(200), 'quoteSent', { message: 'One day earlier' }),
  // Administrators accept it themselves.
  requestQuoteApproval: row(ofA(200, 409), 'quoteSent', {}),
  declineQuote: row(ofA(200, 409), 'quoteToDecline', { reason: 'Too dear' }),

  // Calls of the desk.
  draftQuote: row(bySales(200), 'enquiry', {}),
  listQuotes: row(staff(200)),
  previewQuote: row(bySales(200), async ({ quoteDraft }) => {
    const { enquiryId, content } = await quoteDraft()
    return { body: { enquiryId, content } }
  }),
  getDeskQuote: row(staff(200), 'quoteToEdit'),
  // A version that was sent is printed once, a draft each time.
  downloadDeskQuotePdf: row(staff(200), 'quoteSent'),
  saveQuote: row(bySales(200), async ({ quoteDraft }) => {
    const { quoteId, content } = await quoteDraft()
    return { id: async () => quoteId, body: content }
  }),
  discardQuote: row(bySales(204), 'quoteToEdit'),
  sendQuote: row(bySales(200), 'quoteToEdit', {}),
  withdrawQuote: row(bySales(200, 409), 'quoteSent', { reason: 'The crane is gone.' }),
  offerAtCard: row(bySales(200), async ({ quoteDraft }) => {
    const { enquiryId, content } = await quoteDraft()
    const [line] = content.lines
    const [offer] = line?.offers ?? []
    return { body: { enquiryId, productId: offer?.productId, basis: 'MONTH', withOperator: true, from: line?.from } }
  }),
  copyQuote: row(bySales(200), 'quoteToEdit', async ({ quoteSent }) => ({ fromQuoteId: await quoteSent() })),
  askOwner: row(bySales(200), 'quoteToEdit', { message: 'An old customer' }),
  remindOfQuote: row(bySales(200, 429), 'quoteToRemind', {}),
  noteLostQuote: row(bySales(200), 'quoteLost', { reason: 'PRICE', note: null }),
}
