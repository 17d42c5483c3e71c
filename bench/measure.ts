import autocannon from 'autocannon'

export type Figures = { name: string; rps: number; p50: number; p99: number; failed: number }

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

type Load = { connections: number; seconds: number; token?: string }

/** Requests per second and latencies of addresses, requested in turn; each connection has its own share of many. */
export async function measureGets(name: string, urls: readonly string[], { connections, seconds, token }: Load) {
  const [first = ''] = urls
  const { origin } = new URL(first)
  const requests = urls.map((url) => ({ method: 'GET' as const, path: url.slice(origin.length) }))
  let connected = 0
  const setupClient = (client: autocannon.Client) => {
    if (requests.length < connections) return
    client.setRequests(requests.filter((_, index) => index % connections === connected % connections))
    connected += 1
  }
  const headers = { 'accept-encoding': 'gzip, br', ...(token && { authorization: `Bearer ${token}` }) }
  const {
    requests: rate,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    url: origin,
    requests,
    connections,
    duration: seconds,
    headers,
    setupClient,
  })
  return { name, rps: rate.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors } satisfies Figures
}

/** Complete flows per second: each worker repeats `flow` until the time is up. */
export async function measureFlows(name: string, workers: (() => Promise<void>)[], seconds: number): Promise<Figures> {
  const times: number[] = []
  let failed = 0
  const until = performance.now() + seconds * 1000
  const work = async (flow: () => Promise<void>) => {
    while (performance.now() < until) {
      const from = performance.now()
      await flow().catch(() => {
        failed += 1
      })
      times.push(performance.now() - from)
    }
  }
  await Promise.all(workers.map(work))
  times.sort((a, b) => a - b)
  return { name, rps: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed }
}

/** The middle one of an odd number of figures. */
export const median = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
