import { Field, type FieldFrame } from './fields.tsx'
import { useDraft } from './use-draft.ts'

type Props = Omit<FieldFrame, 'error'> & {
  value: number
  min: number
  max: number
  onCommit: (value: number) => void
  /** Shown while the input is out of range. */
  rangeText: string
  fewer: string
  more: string
}

/** A whole number with a thumb-sized button on either side. */
export function NumberField({ label, hint, rangeText, fewer, more, value, min, max, onCommit }: Props) {
  const draft = useDraft({ value, min, max, onCommit })
  return (
    <Field label={label} hint={hint} error={draft.valid ? undefined : rangeText}>
      {(described) => (
        <span className="inline-flex">
          <Step label={fewer} disabled={draft.valid && draft.number <= min} onClick={() => draft.step(-1)} side="left">
            −
          </Step>
          <input
            {...described}
            inputMode="numeric"
            autoComplete="off"
            className="field figure h-11 w-16 rounded-none py-0 text-center text-lg aria-invalid:border-2 aria-invalid:border-danger"
            value={draft.shown}
            onChange={(event) => draft.type(event.target.value)}
            onBlur={draft.commit}
            onKeyDown={(event) => event.key === 'Enter' && draft.commit()}
          />
          <Step label={more} disabled={draft.valid && draft.number >= max} onClick={() => draft.step(1)} side="right">
            +
          </Step>
        </span>
      )}
    </Field>
  )
}

type StepProps = { label: string; disabled: boolean; onClick: () => void; side: 'left' | 'right'; children: string }

/** Stays focusable at the end of the range, so keyboard users keep the focus. */
const Step = ({ label, disabled, onClick, side, children }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={disabled}
    onClick={onClick}
    className={`size-11 border border-line-strong bg-card text-xl hover:bg-wash aria-disabled:text-ink-3 ${
      side === 'left' ? 'rounded-l border-r-0' : 'rounded-r border-l-0'
    }`}
  >
    {children}
  </button>
)
