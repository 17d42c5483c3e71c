import { type GstTreatment, gstTreatments } from '#contract/company.ts'
import { type Bound, SelectField } from '#web/ui/fields.tsx'
import { useCompanyTexts } from './texts.ts'

type Props = Bound<GstTreatment> & { error?: string | undefined }

/** The company's GST treatment. */
export function TreatmentField({ onChange, ...rest }: Props) {
  const text = useCompanyTexts()
  return (
    <SelectField
      {...rest}
      label={text.gstTreatment}
      autoComplete="off"
      onChange={(chosen) => onChange(chosen as GstTreatment)}
    >
      {gstTreatments.map((treatment) => (
        <option key={treatment} value={treatment}>
          {text[treatment]}
        </option>
      ))}
    </SelectField>
  )
}
