import { TextField } from '#web/ui/fields.tsx'
import { useCompanyTexts } from './texts.ts'

/** The PAN follows from the GSTIN, so it can be read and copied and not changed. */
export function PanField({ pan }: { pan: string }) {
  const text = useCompanyTexts()
  return (
    <TextField
      name="panNumber"
      label={text.pan}
      hint={text.panHint}
      value={pan}
      onChange={() => {}}
      onBlur={() => {}}
      readOnly
      autoComplete="off"
      className="max-w-64 bg-wash tabular-nums"
    />
  )
}
