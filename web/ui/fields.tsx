import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

export type FieldFrame = {
  label: string
  /** Marks the field as optional. */
  optional?: string | undefined
  hint?: string | undefined
  error?: string | undefined
}

type Described = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** Label, hint and error around a control; the control gets the attributes that refer to them. */
export function Field({
  label,
  optional,
  hint,
  error,
  children,
}: FieldFrame & { children: (control: Described) => ReactNode }) {
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        {optional !== undefined && <span className="font-normal text-ink-3"> ({optional})</span>}
      </label>
      {children({
        id,
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      })}
      {error && (
        <p id={errorId} className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={`text-sm text-ink-3 ${error ? 'mt-1' : 'mt-2'}`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The props that a form field passes to its control. */
export type Bound<Value> = { name: string; value: Value; onChange: (value: Value) => void; onBlur: () => void }

// A dashed border on the page's colour looks read-only in light and dark mode.
const control =
  'field aria-invalid:border-2 aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-dashed disabled:bg-paper disabled:text-ink-2'

type Rest<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, keyof Bound<string> | 'prefix'>
type TextProps = FieldFrame & Bound<string> & Rest<'input'> & { prefix?: string | undefined }

export const TextField = ({ label, optional, hint, error, prefix, onChange, className, ...rest }: TextProps) => (
  <Field label={label} optional={optional} hint={hint} error={error}>
    {(described) => (
      <span className="flex">
        {prefix !== undefined && (
          <span className="grid place-items-center rounded-l border border-r-0 border-line-strong bg-wash px-3 tabular-nums">
            {prefix}
          </span>
        )}
        <input
          className={`${control} ${prefix === undefined ? '' : 'rounded-l-none'} ${className ?? ''}`}
          onChange={(event) => onChange(event.target.value)}
          {...described}
          {...rest}
        />
      </span>
    )}
  </Field>
)

type AreaProps = FieldFrame & Bound<string> & Rest<'textarea'>

export const TextAreaField = ({ label, optional, hint, error, onChange, ...rest }: AreaProps) => (
  <Field label={label} optional={optional} hint={hint} error={error}>
    {(described) => (
      <textarea className={control} onChange={(event) => onChange(event.target.value)} {...described} {...rest} />
    )}
  </Field>
)

type SelectProps = FieldFrame & Bound<string> & Rest<'select'>

export const SelectField = ({ label, optional, hint, error, onChange, ...rest }: SelectProps) => (
  <Field label={label} optional={optional} hint={hint} error={error}>
    {(described) => (
      <select className={control} onChange={(event) => onChange(event.target.value)} {...described} {...rest} />
    )}
  </Field>
)

/** A civil date, `YYYY-MM-DD`, with the native picker. */
export const DateField = (props: TextProps & { min: string; max: string }) => (
  <TextField type="date" className="max-w-56 tabular-nums" {...props} />
)

/** One field for the whole code, so autofill from the message and pasting work. */
export const OtpField = (props: TextProps) => (
  <TextField
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    className="figure max-w-56 text-2xl tracking-[0.35em]"
    {...props}
  />
)

type CheckProps = Bound<boolean> & { label: string; hint?: string }

export const CheckField = ({ label, hint, value, onChange, name, onBlur }: CheckProps) => {
  const id = useId()
  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 accent-blueprint"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        name={name}
        onBlur={onBlur}
        {...(hint ? { 'aria-describedby': `${id}hint` } : {})}
      />
      <div>
        <label htmlFor={id} className="block min-h-7 font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}hint`} className="text-sm text-ink-3">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
