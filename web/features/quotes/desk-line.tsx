import { type RefObject, useEffect, useRef } from 'react'
import { daysUntil, formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DeskLineFields } from './desk-line-fields.tsx'
import { useDeskQuoteTexts } from './desk-texts.ts'
import { cardOffer, namesIn, rateOf } from './line-figures.ts'
import { LineFree } from './line-free.tsx'
import { LineHint } from './line-hint.tsx'
import { COLUMNS, type LinesProps } from './line-parts.tsx'

type Props = LinesProps & {
  at: number
  isOpen: boolean
  onToggle: () => void
  onRemove: (() => void) | undefined
}

const short = (date: string) => (date === '' ? '–' : formatDate(date).slice(0, 6))

/** One line: what it is and costs in a row, and below it its fields if it is open. Esc closes it. */
export function DeskLine({ at, isOpen, onToggle, onRemove, ...props }: Props) {
  const { quote, form } = props
  const text = useDeskQuoteTexts()
  const place = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) place.current?.querySelector<HTMLElement>('[name*=".offers."]')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const line = form.draft.lines[at]
  const offer = line?.offers[0]
  const asked = quote.requests.flatMap(({ by, lines }) =>
    lines.filter(({ lineNo }) => lineNo === at + 1).map(({ message }) => ({ by, message })),
  )
  useEscape(place, isOpen, () => {
    onToggle()
    place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  })
  return (
    <li ref={place} className={`border-b border-line ${isOpen ? 'bg-wash' : ''}`}>
      <Row at={at} isOpen={isOpen} onToggle={onToggle} {...props} />
      {asked.map(({ by, message }) => (
        <p key={message} className="mx-3.5 mb-2 border-l-4 border-amber pl-2.5 md:ml-10.5">
          {fill(text.asksFor, { name: by, message })}
        </p>
      ))}
      {isOpen && (
        <DeskLineFields key={form.draft.lines[at]?.offers[0]?.productId} at={at} onRemove={onRemove} {...props} />
      )}
      {!props.disabled && line !== undefined && offer !== undefined && (
        <LineFree
          asked={{ productId: offer.productId, from: line.from, to: line.to, quoteNumber: quote.quoteNumber }}
          wanted={Number(line.quantity)}
        />
      )}
      <LineHint at={at} {...props} />
    </li>
  )
}

function Row({ at, isOpen, onToggle, form, preview }: Omit<Props, 'onRemove'>) {
  const text = useDeskQuoteTexts()
  const line = form.draft.lines[at]
  const names = namesIn(preview, form)
  const [offer, ...others] = line?.offers ?? []
  if (!line || !offer) return null
  const machine = names.get(offer.productId) ?? ''
  const priced = preview.document.lines.find(
    ({ lineNo, productId }) => lineNo === at + 1 && productId === offer.productId,
  )
  const trips = priced?.plannedLines.filter(({ code }) => code === 'MOB' || code === 'DEMOB')
  const rate = rateOf(offer, cardOffer(preview, at, offer.productId))
  const days = daysUntil(line.from, line.to) + 1
  return (
    <div
      className={`${COLUMNS} relative px-3.5 py-2 tabular-nums max-md:grid max-md:grid-cols-[1rem_minmax(0,1fr)_auto] max-md:gap-x-3`}
    >
      <span className="text-ink-3">{at + 1}</span>
      <div className="min-w-0">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-6 items-start gap-1 text-left font-semibold wrap-anywhere after:absolute after:inset-0 after:content-['']"
        >
          {machine}
          <Icon name="down" className={`mt-1 size-4 shrink-0 text-ink-3 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
        <p className="text-sm text-ink-3">
          {offer.withOperator && text.withOperator}
          {offer.withOperator && others.length > 0 && ', '}
          {others.length > 0 &&
            fill(text.or, { machines: others.map(({ productId }) => names.get(productId) ?? '').join(', ') })}
        </p>
      </div>
      <span className="text-right max-md:order-3 max-md:col-start-2 max-md:row-start-2 max-md:text-left">
        {line.quantity}
        <span className="md:hidden"> ×</span>
      </span>
      <div className="max-md:col-start-2">
        {short(line.from)} – {short(line.to)}
        <p className="text-sm text-ink-3">{days > 0 && plural(days, text.days)}</p>
      </div>
      <div className="text-right max-md:col-start-3 max-md:row-start-2">
        <span className="font-semibold">{rate.said}</span>
        <p className={`text-sm ${rate.differs ? 'text-blueprint' : 'text-ink-3'}`}>{rate.beside(text)}</p>
      </div>
      <div className="text-right max-md:hidden">
        {offer.trip === null ? (
          <span className="text-ink-3">{text.customerBrings}</span>
        ) : (
          trips && formatRupees(trips.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).slice(1)
        )}
      </div>
      <b className="figure text-right text-base max-md:col-start-3 max-md:row-start-1">
        {priced && formatRupees(priced.plannedPaise)}
      </b>
    </div>
  )
}

/** Esc inside an open line closes it and nothing else. */
function useEscape(place: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const held = new AbortController()
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      latest.current()
    }
    if (isOpen) place.current?.addEventListener('keydown', press, { signal: held.signal })
    return () => held.abort()
  }, [place, isOpen])
}
