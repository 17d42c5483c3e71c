// Addresses as the portals take them, from the one line of a document: `…, town, State 411014`.

const LINE_MAX = 100
const ENDING = /^(.*?)\s+([1-9]\d{5})$/

type Place = {
  readonly Addr1: string
  readonly Addr2?: string
  readonly Loc: string
  /** Zero where the address has none. */
  readonly Pin: number
}

/** Two lines of at most 100 characters, the town and the PIN code. */
export function placeOf(address: string): Place {
  const parts = address.split(',').map((part) => part.trim())
  const [, state, pin] = ENDING.exec(parts.at(-1) ?? '') ?? []
  const rest = state === undefined ? parts : parts.slice(0, -1)
  const Loc = (rest.at(-1) ?? '').slice(0, LINE_MAX)
  const lines = (rest.length > 1 ? rest.slice(0, -1) : rest).join(', ')
  const second = lines.slice(LINE_MAX, 2 * LINE_MAX).trim()
  return {
    Addr1: lines.slice(0, LINE_MAX).trim(),
    ...(second.length < 3 ? {} : { Addr2: second }),
    Loc,
    Pin: pin === undefined ? 0 : Number(pin),
  }
}
