// Files with one row that changes something.
import { aLiftLine, aRateLine, type CsvKind, csvOf, filesAs } from './csv-files.ts'
import { aLift } from './desk-products.ts'
import { newFleetNumber } from './fleet.ts'
import { aLaterDay } from './rate-cards.ts'
import type { TestServer } from './server.ts'

const linesOf = (server: TestServer, productId: string) => ({
  products: async () => aLiftLine(),
  availability: async () => {
    const { call } = await server.atDesk('SALES')
    return { slug: (await call('addProduct', { body: aLift() })).product.slug, pune: 'yes' }
  },
  rates: async () => aRateLine('genie-gs-1930', aLaterDay(server.clock.now())),
  readings: async () => ({
    machine: await newFleetNumber(server, productId),
    at: server.clock.now().toISOString(),
    hours: '120.5',
  }),
})

/** A file with one row that changes something, and the digest of its dry run. */
export async function aChangingFile(server: TestServer, productId: string, kind: CsvKind) {
  const { accessToken } = await server.atDesk(kind === 'readings' ? 'OPERATIONS' : 'SALES')
  const bytes = csvOf([await linesOf(server, productId)[kind]()])
  const { digest } = await filesAs(server, accessToken, kind).preview(bytes)
  return { bytes, query: { digest: digest ?? '' } }
}
