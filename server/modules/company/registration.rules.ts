import { customerNumberFault, normaliseGstin, panOf } from '#contract/gstin.ts'
import { isPinIn } from '#contract/pin-codes.ts'
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

/** A well-formed GSTIN or UIN. Throws `validation` with the first fault. */
export function judgedGstin(field: string, typed: string | undefined) {
  const gstin = normaliseGstin(typed ?? '')
  const fault = customerNumberFault(gstin)
  if (fault) throw new Problem('validation', { violations: [violation(field, `${fault}`)] })
  return gstin
}

const wrongPan = (pan: string | null | undefined, gstin: string) =>
  pan && pan !== panOf(gstin) ? [violation('panNumber', 'pan.mismatch')] : []

type Sent = {
  panNumber?: string | null | undefined
  billingAddress?: Place | undefined
  deliveryAddress?: Place | null | undefined
}
type Place = { state: string; pincode: string }

function wrongPlace(field: string, address: Place | null | undefined): Violation[] {
  if (!address) return []
  if (!stateNames.includes(address.state)) return [violation(`${field}.state`, 'invalid')]
  return isPinIn(address.pincode, address.state) ? [] : [violation(`${field}.pincode`, 'pincode.state')]
}

/** The violations in a company's fields beyond their format, in field order. */
export const wrongFields = ({ panNumber, billingAddress, deliveryAddress }: Sent, gstin: string) => [
  ...wrongPan(panNumber, gstin),
  ...wrongPlace('billingAddress', billingAddress),
  ...wrongPlace('deliveryAddress', deliveryAddress),
]
