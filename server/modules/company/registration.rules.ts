import { gstinFault, normaliseGstin, panOf } from '#contract/gstin.ts'
import { Problem, type Violation } from '#contract/problems.ts'
import { stateNames } from '#server/modules/locations/states.ts'
import { violation } from '#server/platform/violations.ts'

const first = (text: string) => Array.from(text)[0] ?? ''

/** 'Rahul', 'Sharma' → 'R***l S.': enough for a colleague to recognise the person. */
export function maskedName(firstName: string, lastName: string) {
  if (firstName === '') return ''
  const initial = lastName === '' ? '' : ` ${first(lastName)}.`
  return `${first(firstName)}***${Array.from(firstName).at(-1) ?? ''}${initial}`
}

/** 'rahul@acme.in' → 'r***@acme.in'. */
export const maskedEmail = (email: string) => `${first(email)}***${email.slice(email.lastIndexOf('@'))}`

/** A well-formed GSTIN. Throws `validation` with the first fault. */
export function judgedGstin(field: string, typed: string | undefined) {
  const gstin = normaliseGstin(typed ?? '')
  const fault = gstinFault(gstin)
  if (fault) throw new Problem('validation', { violations: [violation(field, `${fault}`)] })
  return gstin
}

const wrongPan = (pan: string | null | undefined, gstin: string) =>
  pan && pan.toUpperCase() !== panOf(gstin) ? [violation('panNumber', 'pan.mismatch')] : []

type Sent = {
  panNumber?: string | null | undefined
  billingAddress?: { state: string } | undefined
  deliveryAddress?: { state: string } | null | undefined
}

const wrongState = (field: string, address: { state: string } | null | undefined): Violation[] =>
  address && !stateNames.includes(address.state) ? [violation(`${field}.state`, 'invalid')] : []

/** The violations in a company's fields beyond their format, in field order. */
export const wrongFields = ({ panNumber, billingAddress, deliveryAddress }: Sent, gstin: string) => [
  ...wrongPan(panNumber, gstin),
  ...wrongState('billingAddress', billingAddress),
  ...wrongState('deliveryAddress', deliveryAddress),
]
