import { type ReactNode, useId } from 'react'
import { fill } from '#web/platform/text.ts'
import { paiseOf } from '#web/platform/typed-rupees.ts'
import type { OfferDraft } from './desk-draft.ts'
import { isAlike, isAmount, textAt, typedAmount } from './desk-draft.ts'
import { useDeskQuoteTexts } from './desk-texts.ts'
import { type DeskForm, labelOf } from './use-desk-form.ts'

type Frame = { label: string; beside?: string; differs?: boolean; error?: string | undefined }
type Control = { id: string; className: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

const CONTROL = 'min-h-9 w-full min-w-0 bg-transparent px-2.5 py-1 font-semibold tabular-nums outline-none'

/** A small field: its label, the control and a word beside it, such as what the rate card says. */
export function SmallField({
  label,
  beside,
  differs = false,
  error,
  children,
}: Frame & { children: (control: Control) => ReactNode }) {
  const id = useId()
  const [besideId, errorId] = [`${id}beside`, `${id}error`]
  const describedBy = [error && errorId, beside && besideId].filter(Boolean).join(' ')
  const edge = error ? 'border-2 border-danger' : differs ? 'border-blueprint border-l-4' : 'border-line-strong'
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-0.5 block truncate text-sm text-ink-3">
        {label}
      </label>
      <span
        className={`flex items-baseline rounded border bg-card has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-blueprint has-disabled:border-dashed ${edge}`}
      >
        {children({
          id,
          className: CONTROL,
          ...(error ? { 'aria-invalid': true as const } : {}),
          ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        })}
        {beside && !differs && (
          <span id={besideId} className="shrink-0 pr-2 text-sm whitespace-nowrap text-ink-3">
            {beside}
          </span>
        )}
      </span>
      {beside && differs && (
        <p id={besideId} className="mt-0.5 text-sm font-semibold text-blueprint">
          {beside}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

type Props = {
  form: DeskForm
  path: string
  /** The machine at the rate card's prices, where the field is one of a machine's. */
  card?: OfferDraft | null | undefined
}

/** The rate card's value of a field, and whether the quote departs from it. */
function useCard({ form, path, card }: Props, shown: (value: string) => string = (value) => value) {
  const text = useDeskQuoteTexts()
  if (card === undefined) return {}
  if (card === null) return { beside: text.noCard }
  const inOffer = path.replace(/^lines\.\d+\.offers\.\d+\./, '')
  const [own, theirs] = [textAt(form.draft, path), textAt(card, inOffer)]
  if (isAlike(path, own, theirs)) return { beside: text.card }
  return { beside: fill(text.cardSays, { value: theirs ? shown(theirs) : text.none }), differs: true }
}

/** An amount in rupees, a number or a name; amounts are grouped once the field is left. */
export function DeskInput({ type = 'text', ...props }: Props & { type?: 'text' | 'date' }) {
  const text = useDeskQuoteTexts()
  const { form, path } = props
  const { onChange, onBlur, error, ...bound } = form.bind(path)
  const leave = () => {
    const paise = isAmount(path) ? paiseOf(bound.value) : null
    const grouped = paise === null || Number.isNaN(paise) ? bound.value : typedAmount(paise)
    if (grouped !== bound.value) onChange(grouped)
    onBlur()
  }
  return (
    <SmallField label={labelOf(path, text)} error={error} {...useCard(props)}>
      {(control) => (
        <input
          {...control}
          {...bound}
          type={type}
          {...(type === 'text' ? { inputMode: 'decimal' as const, autoComplete: 'off' } : {})}
          onChange={(event) => onChange(event.target.value)}
          onFocus={(event) => type === 'text' && event.target.select()}
          onBlur={leave}
        />
      )}
    </SmallField>
  )
}

type Options = Readonly<Record<string, string>>

/** One of a few values. */
export function DeskSelect({ options, ...props }: Props & { options: Options }) {
  const text = useDeskQuoteTexts()
  const { form, path } = props
  const { onChange, error, ...bound } = form.bind(path)
  return (
    <SmallField label={labelOf(path, text)} error={error} {...useCard(props, (value) => options[value] ?? value)}>
      {(control) => (
        <select {...control} {...bound} onChange={(event) => onChange(event.target.value)}>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value} className="bg-card">
              {label}
            </option>
          ))}
        </select>
      )}
    </SmallField>
  )
}
