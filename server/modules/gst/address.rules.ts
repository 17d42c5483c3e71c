// Addresses as the portals take them, from the one line of a document: `…, town, State 411014`.
import { portalText } from './portal-text.rules.ts'

const LINE_MAX = 100
const TOWN_MAX = 50
const ENDING = /^(.*?)\s+([1-9]\d{5})$/

type Place = {
  readonly Addr1: string
  readonly Addr2?: string
  readonly Loc: string
  /** Zero where the address has none. */
  readonly Pin: number
}

/** Two lines of at most 100 characters, the town in at most 50, and the PIN code. */
export function placeOf(address: string): Place {
  const parts = address.split(',').map((part) => part.trim())
  const [, state, pin] = ENDING.exec(parts.at(-1) ?? '') ?? []
  const rest = state === undefined ? parts : parts.slice(0, -1)
  const lines = portalText((rest.length > 1 ? rest.slice(0, -1) : rest).join(', '), 2 * LINE_MAX)
  const Addr1 = portalText(lines, LINE_MAX)
  const second = portalText(lines.slice(Addr1.length), LINE_MAX)
  return {
    Addr1,
    ...(second.length < 3 ? {} : { Addr2: second }),
    Loc: portalText(rest.at(-1) ?? '', TOWN_MAX),
    Pin: pin === undefined ? 0 : Number(pin),
  }
}
