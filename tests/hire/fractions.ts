// Fractions as pairs of integers, for the independent computation of the bill.

export type Fraction = readonly [numerator: bigint, denominator: bigint]

export const of = (text: string | number): Fraction => {
  const [whole = '0', decimals = ''] = String(text).split('.')
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}
export const int = (count: number | bigint): Fraction => [BigInt(count), 1n]
const reduce = ([n, d]: Fraction): Fraction => {
  let [a, b] = [n < 0n ? -n : n, d]
  while (b !== 0n) [a, b] = [b, a % b]
  return a === 0n ? [0n, 1n] : [n / a, d / a]
}
export const add = ([a, b]: Fraction, [c, d]: Fraction) => reduce([a * d + c * b, b * d])
export const sub = (one: Fraction, [c, d]: Fraction) => add(one, [-c, d])
export const mul = ([a, b]: Fraction, [c, d]: Fraction) => reduce([a * c, b * d])
export const div = (one: Fraction, [c, d]: Fraction) => mul(one, c < 0n ? [-d, -c] : [d, c])
export const less = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b
export const small = (one: Fraction, other: Fraction) => (less(other, one) ? other : one)
export const positive = (one: Fraction) => (less(one, ZERO) ? ZERO : one)
export const isNone = ([n]: Fraction) => n === 0n
export const ZERO = int(0)
export const HALF: Fraction = [1n, 2n]

export function half(fraction: Fraction): number {
  const [n, d] = reduce(fraction)
  const floor = (n < 0n ? -n : n) / d
  const rest = (n < 0n ? -n : n) % d
  const away = rest * 2n >= d ? floor + 1n : floor
  return Number(n < 0n ? -away : away) + 0
}
