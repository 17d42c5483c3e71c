// The matrix of quotes, for customers and the desk.
import { only, onlyStaff, row, staff } from './verdicts.ts'

const sales = onlyStaff({ owner: 200, sales: 200 })
const ofA = (status: number) => only({ individual: 404, userA: status, adminA: status, adminB: 404 })

/** Calls of customers; the quote is to userA's enquiry. */
export const quoteRows = {
  getQuote: row(ofA(200), ({ quoteSent }) => ({ id: quoteSent })),
  downloadQuotePdf: row(ofA(200), ({ quoteSent }) => ({ id: quoteSent })),
  readQuote: row(ofA(204), ({ quoteSent }) => ({ id: quoteSent, body: {} })),
  previewChoices: row(ofA(200), ({ quoteSent }) => ({ id: quoteSent, body: {} })),
  // No code was asked for; a member of the company is above their limit first.
  acceptQuote: row(only({ individual: 404, userA: 409, adminA: 422, adminB: 404 }), ({ quoteSent }) => ({
    id: quoteSent,
    body: { otp: '000000' },
  })),
  requestQuoteChange: row(ofA(200), ({ quoteSent }) => ({ id: quoteSent, body: { message: 'One day earlier' } })),
  // Administrators accept it themselves.
  requestQuoteApproval: row(only({ individual: 404, userA: 200, adminA: 409, adminB: 404 }), ({ quoteSent }) => ({
    id: quoteSent,
    body: {},
  })),
  declineQuote: row(only({ individual: 404, userA: 200, adminA: 409, adminB: 404 }), ({ quoteToDecline }) => ({
    id: quoteToDecline,
    body: { reason: 'Too dear' },
  })),
}

/** Calls of the desk. */
export const deskQuoteRows = {
  draftQuote: row(onlyStaff({ owner: 200, sales: 200 }), ({ enquiry }) => ({ id: enquiry, body: {} })),
  listQuotes: row(staff(200)),
  previewQuote: row(onlyStaff({ owner: 200, sales: 200 }), async ({ quoteDraft }) => {
    const { enquiryId, content } = await quoteDraft()
    return { body: { enquiryId, content } }
  }),
  getDeskQuote: row(staff(200), ({ quoteDraft }) => ({ id: async () => (await quoteDraft()).quoteId })),
  // A version that was sent is printed once, a draft each time.
  downloadDeskQuotePdf: row(staff(200), ({ quoteSent }) => ({ id: quoteSent })),
  saveQuote: row(onlyStaff({ owner: 200, sales: 200 }), async ({ quoteDraft }) => {
    const { quoteId, content } = await quoteDraft()
    return { id: async () => quoteId, headers: { 'if-match': '*' }, body: content }
  }),
  discardQuote: row(onlyStaff({ owner: 204, sales: 204 }), async ({ quoteDraft }) => {
    const { quoteId } = await quoteDraft()
    return { id: async () => quoteId, headers: { 'if-match': '*' } }
  }),
  sendQuote: row(onlyStaff({ owner: 200, sales: 200 }), async ({ quoteDraft }) => {
    const { quoteId } = await quoteDraft()
    return { id: async () => quoteId, headers: { 'if-match': '*' }, body: {} }
  }),
  withdrawQuote: row(onlyStaff({ owner: 200, sales: 409 }), ({ quoteSent }) => ({
    id: quoteSent,
    body: { reason: 'The crane is gone.' },
  })),
  offerAtCard: row(sales, async ({ quoteDraft }) => {
    const { enquiryId, content } = await quoteDraft()
    const [line] = content.lines
    const [offer] = line?.offers ?? []
    return { body: { enquiryId, productId: offer?.productId, basis: 'MONTH', withOperator: true, from: line?.from } }
  }),
  copyQuote: row(sales, async ({ quoteDraft, quoteSent }) => {
    const { quoteId } = await quoteDraft()
    return { id: async () => quoteId, headers: { 'if-match': '*' }, body: { fromQuoteId: await quoteSent() } }
  }),
  askOwner: row(sales, async ({ quoteDraft }) => {
    const { quoteId } = await quoteDraft()
    return { id: async () => quoteId, headers: { 'if-match': '*' }, body: { message: 'An old customer' } }
  }),
  remindOfQuote: row(onlyStaff({ owner: 200, sales: 429 }), ({ quoteToRemind }) => ({ id: quoteToRemind, body: {} })),
  noteLostQuote: row(sales, ({ quoteLost }) => ({
    id: quoteLost,
    body: { reason: 'PRICE', note: null },
  })),
}
