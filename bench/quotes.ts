import { addDays, dateInIndia } from '#contract/dates.ts'
import { aBuyer } from '#tests/support/buyer.ts'
import { type Call, callAt } from '#tests/support/call-at.ts'
import { type Figures, measureGets } from './measure.ts'

const LINES = 10
const BUYER = '9700000000'
const LARGEST_PAGE = '100'

/** Machines that have a rate; invented ones have none. Throws an Error if there are too few. */
async function machinesWithRates(desk: Call) {
  const { rateCards } = await desk('listRateCards', { query: { size: LARGEST_PAGE } })
  const machines = rateCards.content.filter(({ card }) => card !== null).slice(0, LINES)
  if (machines.length < LINES) throw new Error(`A quote of ${LINES} lines needs as many machines with a rate.`)
  return machines
}

async function anEnquiry(buyer: Call, machines: readonly { productId: string }[]) {
  for (const { productId } of machines) await buyer('addCartItem', { body: { productId } })
  const body = {
    city: 'pune',
    deliveryAddress: 'Gate 3, Chakan Industrial Area, Pune',
    startDate: addDays(dateInIndia(new Date()), 7),
    operatorRequired: true,
  }
  return (await buyer('submitEnquiry', { body, headers: {} })).enquiryId
}

/** A quote of ten lines that its customer reads and prints, and the draft of its next version, which is printed anew each time. */
export async function measureQuotes(url: string, token: string, load: { connections: number; seconds: number }) {
  const desk = callAt(url, token)
  const buyer = await aBuyer({ url }, BUYER)
  const params = { id: await anEnquiry(buyer.call, await machinesWithRates(desk)) }
  const draft = async () => (await desk('draftQuote', { params, body: {} })).quote.quoteId
  const sent = await draft()
  await desk('sendQuote', { params: { id: sent }, headers: { 'if-match': '*' }, body: {} })
  const next = await draft()
  const asBuyer = { ...load, token: buyer.accessToken }
  const page = `${url}/v1/enquiries/quotes/${sent}`
  return [
    await measureGets('quote of ten lines, page', [page], asBuyer),
    await measureGets('quote of ten lines, PDF printed before', [`${page}/download-pdf`], asBuyer),
    await measureGets(
      'quote of ten lines, PDF made anew, one connection',
      [`${url}/v1/desk/quotes/${next}/download-pdf`],
      {
        ...load,
        connections: 1,
        token,
      },
    ),
  ] satisfies Figures[]
}
