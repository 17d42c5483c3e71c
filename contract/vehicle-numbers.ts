import { boundedText } from './fields.ts'
import { capitals, ungrouped } from './identifiers.ts'

/** A registration number as on the plate, in capital letters without spaces and hyphens: `MH12AB1234`. */
export const VehicleNumber = boundedText(15, { missing: 'required' })
  .overwrite((typed) => capitals(ungrouped(typed)))
  .min(1, { error: 'required', abort: true })
  .regex(/^[A-Z0-9]{4,15}$/, 'invalid')
