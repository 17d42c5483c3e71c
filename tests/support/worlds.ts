import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { CallName } from '#web/platform/call.ts'
import { jobMatters } from './matrix.ts'
import { whileSignedIn } from './once.ts'
import type { TestServer } from './server.ts'
import { aWorld } from './world.ts'

/** Whether a call may leave something changed. */
export const changes = (name: CallName) => {
  const { method, effects, onlyReads }: Endpoint = api[name]
  return (method !== 'GET' || effects === true) && onlyReads !== true
}

/** Calls about jobs that use up a thing of their world, or a code; an administrator gets a few of these a day. */
const USES_UP: ReadonlySet<string> = new Set([
  'acknowledgeEInvoice',
  'addBudget',
  'cancelEInvoice',
  'removeBudget',
  'saveBudget',
  'submitEInvoice',
  'withdrawPaymentReport',
])

const isRepeatable = (name: CallName) => name in jobMatters && !USES_UP.has(name)

/**
 * The world for the requests of each call. What is only read is in one world. Writes about jobs share another, because
 * their things are restored or new for each request, and a job takes longer to make than to ask about; any other write
 * has a new one.
 */
export async function worldsOf(server: TestServer) {
  const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
  const newWorld = () => aWorld(server, products.content[0]?.productId ?? '')
  const forReads = whileSignedIn(server.clock.now, newWorld)
  const forJobs = whileSignedIn(server.clock.now, newWorld)
  const worldFor = (name: CallName) => {
    if (!changes(name)) return forReads()
    return isRepeatable(name) ? forJobs() : newWorld()
  }
  return { newWorld, worldFor, worldForReads: forReads }
}
