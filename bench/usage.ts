// The resources that the product's process uses, by its own `/metrics`.

async function metric(url: string, name: string) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const [, value] = new RegExp(`^${name} (.+)$`, 'm').exec(text) ?? []
  if (value === undefined) throw new Error(`${url}/metrics does not say ${name}.`)
  return Number(value)
}

/** Resident memory in MB. */
export const residentMb = async (url: string) => (await metric(url, 'process_resident_memory_bytes')) / 1e6

const cpuMs = async (url: string) => (await metric(url, 'process_cpu_seconds_total')) * 1000

/** Milliseconds of CPU that each of some addresses costs, asked one after the other. Throws an Error if one is refused. */
export async function cpuOfEach(url: string, addresses: readonly string[]) {
  const before = await cpuMs(url)
  for (const address of addresses) {
    const reply = await fetch(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`)
    await reply.arrayBuffer()
  }
  return ((await cpuMs(url)) - before) / addresses.length
}
