/** Repeats a text to a length in code units. */
type Make = (length: number) => string

const filled =
  (piece: string): Make =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

export const harmless: Make = filled('x')

/** Texts that have stopped servers: processing them may take more than linear time. */
export const hostileTexts: Readonly<Record<string, Make>> = {
  'combining marks': (length) => `a${filled('\u0316\u0301')(length - 1)}`,
  'letters that normalise to many': filled('\ufdfa'),
  digits: filled('9'),
  'spaces within': (length) => `x${filled(' ')(length - 2)}x`,
  'words of one letter': filled('a1 '),
  'a slug that never ends': (length) => `${filled('a-')(length - 1)}-`,
  'an address that never ends': (length) => `a@${filled('a.')(length - 3)}!`,
  'figures with a unit': filled('1 - '),
  'quotes and escapes': filled('\\"'),
  'lists of ranges': filled('1..2,'),
}

/** Characters allowed in a header. */
export const hostileHeaders: Readonly<Record<string, Make>> = Object.fromEntries(
  Object.entries(hostileTexts).filter(([, make]) => /^[\x20-\x7e]*$/.test(make(200))),
)

/** Bodies with an expensive shape, as JSON of about this length in code units; `field` is a known field. */
export const hostileBodies = (length: number, field: string): Readonly<Record<string, string>> => {
  const deep = filled('[')(length / 2) + filled(']')(length / 2)
  const members = Array.from({ length: length / 10 }, (_, n) => `"k${n}":${n % 10}`)
  return {
    'arrays in arrays': deep,
    'objects in objects': `${filled('{"a":')((length / 6) * 5)}1${filled('}')(length / 6)}`,
    'arrays in a field': `{"${field}":${deep}}`,
    'many members': `{${members.join()}}`,
    'many elements': `[${filled('0,')(length)}0]`,
    'one member many times': `{${filled('"a":1,')(length)}"a":1}`,
  }
}
