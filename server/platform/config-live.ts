import { isLoopback } from './loopback.ts'

type Settings = Readonly<Record<string, unknown>>

/** Throws an Error that names every setting missing in live mode. */
export function refuseIncomplete(environment: Settings, needs: Readonly<Record<string, string | undefined>>) {
  const missing = Object.entries(needs).filter(([name]) => environment[name] === undefined)
  if (missing.length === 0) return
  const lines = missing.map(([name, purpose]) => `  ${name}: ${purpose}`)
  throw new Error(`YANTRA_MODE=live needs these settings, which are missing:\n${lines.join('\n')}`)
}

const isPlain = ({ protocol, searchParams }: URL) =>
  protocol === 'http:' || (protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true')

const encryptedWay = ({ protocol }: URL) => (protocol === 'smtp:' ? 'smtps:, or smtp: with ?requireTLS=true' : 'https:')

/** Throws an Error that names every unencrypted address in live mode; loopback addresses are allowed. */
export function refusePlain(environment: Settings, carriers: readonly string[]) {
  const lines = carriers.flatMap((name) => {
    const address = environment[name]
    const url = typeof address === 'string' ? new URL(address) : undefined
    return url && isPlain(url) && !isLoopback(url.hostname) ? [`  ${name}: use ${encryptedWay(url)}`] : []
  })
  if (lines.length > 0) throw new Error(`YANTRA_MODE=live sends nothing unencrypted:\n${lines.join('\n')}`)
}
