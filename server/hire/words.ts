// Amounts in words as Indian invoices write them: thousand, lakh and crore, `Rupees … and … Paise Only`.
// Source: the vectors of the seed data (`words.test.ts`).

const SMALL = [
  'Zero One Two Three Four Five Six Seven Eight Nine Ten',
  'Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen',
].flatMap((names) => names.split(' '))
const TENS = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const UNITS: readonly [size: bigint, name: string][] = [
  [10_000_000n, 'Crore'],
  [100_000n, 'Lakh'],
  [1000n, 'Thousand'],
  [100n, 'Hundred'],
]

/** `Rupees One Lakh Ten Thousand Only`; below zero it begins with `Minus`. */
export function inWords(paise: number): string {
  const size = BigInt(paise) < 0n ? -BigInt(paise) : BigInt(paise)
  const [rupees, rest] = [size / 100n, size % 100n]
  const cents = rest === 0n ? '' : ` and ${wordsOf(rest)} Paise`
  return `${paise < 0 ? 'Minus ' : ''}Rupees ${wordsOf(rupees)}${cents} Only`
}

function wordsOf(count: bigint): string {
  if (count < 20n) return SMALL[Number(count)] ?? ''
  if (count < 100n) return joined(TENS[Number(count / 10n)] ?? '', count % 10n)
  const [size, name] = UNITS.find(([unit]) => count >= unit) ?? [100n, 'Hundred']
  return joined(`${wordsOf(count / size)} ${name}`, count % size)
}

const joined = (words: string, rest: bigint) => (rest === 0n ? words : `${words} ${wordsOf(rest)}`)
