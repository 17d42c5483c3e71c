// Names that the phone gives to logs, versions, reports and photographs before the server does.
import { KEPT_PREFIX } from '#web/platform/kept-here.ts'

const PATTERN = new RegExp(`${KEPT_PREFIX}[0-9a-f]{32}`, 'g')

/** A new local name; `crypto.randomUUID` is missing on addresses without TLS. */
export const drawName = () =>
  `${KEPT_PREFIX}${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

export const isLocal = (name: string) => new RegExp(`^${PATTERN.source}$`).test(name)

/** The local names in a text, each once. */
export const namesIn = (text: string): string[] => [...new Set(text.match(PATTERN))]

/** The text with the server's name for each local one that is known. */
export const withReal = (text: string, real: ReadonlyMap<string, string>) =>
  text.replace(PATTERN, (name) => real.get(name) ?? name)
