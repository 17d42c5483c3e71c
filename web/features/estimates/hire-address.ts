// The hire that a public page prices stands in its address.
import { type Period, periods } from '#contract/hire-limits.ts'

export type Hire = {
  quantity: number
  period: Period
  duration: number
  /** Civil dates; empty for today and for what the duration says. */
  from: string
  to: string
  operator: boolean
}

const whole = (text: string | null) => (/^\d{1,3}$/.test(text ?? '') ? Math.max(1, Number(text)) : 1)
const date = (text: string | null) => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? (text ?? '') : '')

/** The hire in an address; by default one machine for a month from today. */
export const readHire = (search: URLSearchParams): Hire => ({
  quantity: whole(search.get('quantity')),
  period: periods.find((period) => period === search.get('period')) ?? 'MONTH',
  duration: whole(search.get('duration')),
  from: date(search.get('from')),
  to: date(search.get('to')),
  operator: search.get('operator') === 'true',
})

/** The parameters of a hire that differ from one machine for a month. */
const hireParameters = ({ quantity, period, duration, from, to, operator }: Hire): [string, string][] =>
  Object.entries({
    quantity: quantity === 1 ? '' : `${quantity}`,
    period: period === 'MONTH' ? '' : period,
    duration: duration === 1 ? '' : `${duration}`,
    from,
    to,
    operator: operator ? 'true' : '',
  }).filter(([, value]) => value !== '')

/** The same as the call asks it: a last day counts instead of the duration. */
export const askedOf = ({ quantity, period, duration, from, to, operator }: Hire) => ({
  quantity: `${quantity}`,
  operator: operator ? ('true' as const) : ('false' as const),
  ...(from === '' ? {} : { from }),
  ...(to === '' ? { period, duration: `${duration}` } : { to }),
})

type Hired = { period: Period; duration: number }

/** Returns the parts of a priced hire for the cart: none if the hire is the cart's default or has no whole periods. */
export function takenAlong(hire: Hire, { hired }: { hired?: Hired | undefined }) {
  const { quantity, from, operator } = hire
  return hired && hireParameters(hire).length > 0 ? { quantity, ...hired, from, operator } : undefined
}

/** An address with a hire among its parameters. */
export function withHire(address: string, hire: Hire) {
  const added = new URLSearchParams(hireParameters(hire)).toString()
  if (added === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${added}`
}
