import { type Yard, yardFields } from '#contract/locations.yards.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { useYardTexts } from './yard-texts.ts'

/** A yard's values in the form. */
type YardDraft = Record<'name' | 'city' | 'address' | 'pincode' | 'latitude' | 'longitude', string>

export const newYard: YardDraft = { name: '', city: '', address: '', pincode: '', latitude: '', longitude: '' }
export const draftOf = ({ name, city, address, pincode, latitude, longitude }: Yard): YardDraft => ({
  name,
  city,
  address,
  pincode,
  latitude: String(latitude),
  longitude: String(longitude),
})

/** Degrees as typed; what is no number becomes NaN, which no rule takes. */
const degrees = (typed: string) => (/^\d{1,3}(\.\d{1,9})?$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** The values to send. */
export const toYard = ({ latitude, longitude, ...rest }: YardDraft) => ({
  ...rest,
  latitude: degrees(latitude),
  longitude: degrees(longitude),
})

/** The form of a yard, with the contract's rules. */
export function useYardForm(initial: YardDraft) {
  const text = useYardTexts()
  const fieldTexts = useFieldTexts()
  const rules = {
    name: { schema: yardFields.name, label: text.name },
    city: { schema: yardFields.city, label: text.city },
    address: { schema: yardFields.address, label: text.address },
    pincode: { schema: yardFields.pincode, label: text.pincode },
    latitude: { schema: yardFields.latitude, label: text.latitude },
    longitude: { schema: yardFields.longitude, label: text.longitude },
  }
  return useFields<YardDraft>({ initial, check: (values) => wrongFields(rules, toYard(values), fieldTexts) })
}
export type YardForm = ReturnType<typeof useYardForm>
