import { fill } from '#web/platform/text.ts'
import { labelOf } from './part-check.ts'
import type { PartName } from './parts.ts'
import { useSettingsTexts } from './texts.ts'

const partOf: Readonly<Record<string, PartName>> = {
  company: 'company',
  logo: 'company',
  registeredAddress: 'addresses',
  furtherAddresses: 'addresses',
  bank: 'bank',
  grievanceOfficer: 'officer',
  texts: 'texts',
  hire: 'hire',
  office: 'office',
  holidays: 'holidays',
  undertaking: 'undertaking',
  gst: 'gst',
  tds: 'gst',
  bankRates: 'bankRates',
}

/** The part whose form has a field such as `bank.ifsc`. */
export const partOfField = (field: string): PartName => partOf[field.split('.')[0] ?? ''] ?? 'company'

/** Names a field of the settings for people: `bank.ifsc` is 'Bank and UPI: IFSC'. */
export function useChangeLabel() {
  const text = useSettingsTexts()
  return (field: string) => {
    const [whole = '', ...rest] = field.split('.')
    if (rest.length === 0) return labelOf(whole, text)
    return fill(text.partAndField, { part: text.parts[partOfField(field)], field: labelOf(rest.join('.'), text) })
  }
}
