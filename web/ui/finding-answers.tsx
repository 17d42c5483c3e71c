import { TextAreaField } from './fields.tsx'

type Field = {
  rule: string
  label: string
  hint: string
  value: string
  error: string | undefined
  onChange: (next: string) => void
}

/** A field for the answer to each finding, with what the rule says. */
export const FindingAnswers = ({ fields, maxLength }: { fields: readonly Field[]; maxLength: number }) =>
  fields.map(({ rule, ...field }) => (
    <TextAreaField key={rule} name={rule} rows={3} maxLength={maxLength} onBlur={() => {}} {...field} />
  ))
