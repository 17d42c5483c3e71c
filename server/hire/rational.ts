/** Decimals that were read before: the hours of most days are the same few texts. */
const decimals = new Map<string, Rational>()
const DECIMALS_MAX = 1000

/**
 * An exact fraction over `bigint`, in lowest terms with a positive denominator. Money, hours, shares and rates are
 * fractions until a line is rounded, so no sum depends on the order or on binary floating point.
 */
export class Rational {
  readonly numerator: bigint
  readonly denominator: bigint

  private constructor(numerator: bigint, denominator: bigint) {
    if (denominator === 0n) throw new RangeError('Division by zero.')
    const divisor = commonDivisor(numerator, denominator)
    const sign = denominator < 0n ? -1n : 1n
    this.numerator = (sign * numerator) / divisor
    this.denominator = (sign * denominator) / divisor
  }

  /** A whole number, such as a count of days or an amount in paise. Throws a `RangeError` for any other number. */
  static whole = (value: number | bigint) => new Rational(BigInt(value), 1n)

  /** A decimal as written: `10.25`, `-0.5`, `26`. Throws a `RangeError` for any other text. */
  static decimal(text: string) {
    const known = decimals.get(text)
    if (known) return known
    const read = Rational.read(text)
    if (decimals.size < DECIMALS_MAX) decimals.set(text, read)
    return read
  }

  private static read(text: string) {
    const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
    if (whole === '') throw new RangeError('Not a decimal number.')
    const digits = BigInt(`${sign ?? ''}${whole}${fraction}`)
    return new Rational(digits, 10n ** BigInt(fraction.length))
  }

  // Methods, not arrow functions: a function of its own in each of very many fractions costs more than the arithmetic.

  plus(other: Rational) {
    return new Rational(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    )
  }

  minus(other: Rational) {
    return this.plus(other.negated())
  }

  times(other: Rational) {
    return new Rational(this.numerator * other.numerator, this.denominator * other.denominator)
  }

  /** The quotient. Throws a `RangeError` if the other is zero. */
  over(other: Rational) {
    return new Rational(this.numerator * other.denominator, this.denominator * other.numerator)
  }

  negated() {
    return new Rational(-this.numerator, this.denominator)
  }

  isZero() {
    return this.numerator === 0n
  }

  isLessThan(other: Rational) {
    return this.numerator * other.denominator < other.numerator * this.denominator
  }

  /** The larger of the two. */
  atLeast(other: Rational) {
    return this.isLessThan(other) ? other : this
  }

  /** The smaller of the two. */
  atMost(other: Rational) {
    return other.isLessThan(this) ? other : this
  }

  /** The nearest whole number, half away from zero. */
  rounded() {
    const size = this.numerator < 0n ? -this.numerator : this.numerator
    const nearest = (2n * size + this.denominator) / (2n * this.denominator)
    return this.numerator < 0n ? -nearest : nearest
  }

  /** The decimal if it has at most six digits, otherwise rounded to two. For display only, never for computation. */
  toString() {
    const digits = 1_000_000n % this.denominator === 0n ? 6 : 2
    const scaled = this.times(Rational.whole(10n ** BigInt(digits))).rounded()
    const text = String(scaled < 0n ? -scaled : scaled).padStart(digits + 1, '0')
    const decimal = `${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, '')
    return scaled < 0n ? `-${decimal}` : decimal
  }
}

export const ZERO = Rational.whole(0)
export const ONE = Rational.whole(1)

export const sumOf = (values: readonly Rational[]) => values.reduce((sum, value) => sum.plus(value), ZERO)

function commonDivisor(one: bigint, other: bigint): bigint {
  if (other === 1n) return 1n
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}
