import { type Product, startProduct } from '#tests/support/product.ts'
import { median } from './measure.ts'

/** One start alone would measure what PostgreSQL still does after the load. */
const STARTS = 5

async function timedStart(folder: string, settings: Record<string, string>) {
  const started = performance.now()
  const server = await startProduct(folder, settings)
  await (await fetch(`${server.url}/v1/public/products`)).arrayBuffer()
  return { server, ms: performance.now() - started }
}

/** Starts the product several times: the last server, which keeps running, and the median time to the first answer in ms. */
export async function startOften(
  folder: string,
  settings: Record<string, string>,
): Promise<{ server: Product; startedMs: number }> {
  const times: number[] = []
  while (times.length < STARTS - 1) {
    const { server, ms } = await timedStart(folder, settings)
    times.push(ms)
    await server.stop()
  }
  const { server, ms } = await timedStart(folder, settings)
  times.push(ms)
  console.log(`start to first answer: ${times.map((time) => Math.round(time)).join(', ')} ms`)
  return { server, startedMs: median(times) }
}
