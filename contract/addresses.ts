import { z } from 'zod'
import { changeOf } from './change.ts'
import { boundedText, optionalText, text } from './fields.ts'
import { ungrouped } from './identifiers.ts'
import { isArmyPin, isPinIn } from './pin-codes.ts'

const addressTypes = ['BILLING', 'DELIVERY', 'SITE'] as const
export const COUNTRY = 'India'
export const ADDRESS_LINE_MAX = 120

/** Six digits, the first not 0; they may be grouped and in any script. */
const Pincode = boundedText(6)
  .overwrite(ungrouped)
  .min(1, 'required')
  .regex(/^[1-9][0-9]{5}$/, { error: 'invalid', abort: true })
  .refine((pin) => !isArmyPin(pin), 'pincode.army')

/** A PIN code of a state; of any while the state is not chosen. */
export const pincodeIn = (state: string) =>
  Pincode.refine((pin) => state === '' || isPinIn(pin, state), 'pincode.state')

/** The fields of an address as sent; the use case checks `state` against the list of states. */
export const addressFields = {
  addressName: text(1, 60),
  addressLine1: text(1, ADDRESS_LINE_MAX),
  addressLine2: optionalText(ADDRESS_LINE_MAX),
  city: text(2, 60),
  state: text(2, 60),
  country: z.literal(COUNTRY, 'invalid').optional().default(COUNTRY),
  pincode: Pincode,
  addressType: z.enum(addressTypes).optional().default('BILLING'),
}
export const AddressRequest = z.strictObject(addressFields)
export type AddressRequest = z.infer<typeof AddressRequest>

/** An address in replies; `zohoCrmId` occurs only there. */
export const Address = z
  .object({
    addressId: z.uuid(),
    addressName: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    pincode: z.string(),
    zohoCrmId: z.string().nullable(),
    addressType: z.enum(addressTypes),
  })
  .meta({ id: 'Address' })
export type Address = z.infer<typeof Address>

/** An address that replaces the one read before. */
export const addressChange = changeOf(Address, addressFields)
