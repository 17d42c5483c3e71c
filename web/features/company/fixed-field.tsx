import { TextField } from '#web/ui/fields.tsx'

type Props = { name: string; label: string; value: string; hint?: string }

/** A value that can be read and copied, but not changed. */
export const FixedField = (props: Props) => (
  <TextField
    {...props}
    onChange={() => {}}
    onBlur={() => {}}
    readOnly
    autoComplete="off"
    className="max-w-64 border-dashed bg-paper text-ink-2 tabular-nums"
  />
)
