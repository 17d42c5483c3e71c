import { boundedText } from './fields.ts'
import { ungrouped } from './identifiers.ts'

/** A heading of the customs tariff: 4, 6 or 8 digits, such as 8427 for aerial platforms. */
export const Hsn = boundedText(8)
  .overwrite(ungrouped)
  .regex(/^([1-9]\d{3}|[1-9]\d{5}|[1-9]\d{7})$/, 'invalid')
