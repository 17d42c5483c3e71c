// A day between the contract and the form, whose fields hold texts.
import { LitresFilled, type LogsheetContent, MeterReading } from '#contract/logsheets.content.ts'

export type LogFields = Record<
  'meterOpen' | 'meterClose' | 'fuelOpening' | 'fuelIssued' | 'fuelClosing' | 'remarks' | 'reason',
  string
>
export type LogDraft = LogFields & Pick<LogsheetContent, 'slices' | 'photoIds'>

export const draftOf = ({ slices, meterOpen, meterClose, fuel, remarks, photoIds }: LogsheetContent): LogDraft => ({
  meterOpen: meterOpen ?? '',
  meterClose: meterClose ?? '',
  fuelOpening: fuel?.openingL ?? '',
  fuelIssued: fuel?.issuedL ?? '',
  fuelClosing: fuel?.closingL ?? '',
  remarks: remarks ?? '',
  // Why a signed day changes, which is said anew each time.
  reason: '',
  slices,
  photoIds,
})

/** Text that was typed; null for none. */
export const typed = (text: string) => (text.trim() === '' ? null : text.trim())

/** A figure as people write it, `1,849.5` too. */
export const figure = (text: string) => typed(text.replaceAll(',', ''))

const reading = (text: string) => MeterReading.safeParse(figure(text)).data ?? null
const litres = (text: string) => LitresFilled.safeParse(figure(text)).data ?? null

/** The day as typed; a reading that is no number counts as not read. */
export function contentOf({ slices, meterOpen, meterClose, remarks, photoIds, ...fuel }: LogDraft): LogsheetContent {
  const [openingL, closingL] = [litres(fuel.fuelOpening), litres(fuel.fuelClosing)]
  const issuedL = litres(fuel.fuelIssued)
  const isFilled = openingL !== null || issuedL !== null || closingL !== null
  return {
    slices,
    meterOpen: reading(meterOpen),
    meterClose: reading(meterClose),
    fuel: isFilled ? { openingL, issuedL: issuedL ?? '0', closingL } : null,
    remarks: typed(remarks),
    photoIds,
  }
}
