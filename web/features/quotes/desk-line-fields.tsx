import { useState } from 'react'
import { OFFERS_MAX, oneOffCodes } from '#contract/quotes.content.ts'
import { billReasonTexts } from '#contract/texts/bill-reasons.en.ts'
import { fill, texts } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { AddMachine } from './desk-add-machine.tsx'
import { DeskInput, DeskSelect } from './desk-field.tsx'
import { FieldRow, RateFields, SupplyFields, TermFields } from './desk-offer-fields.tsx'
import { useDeskQuoteTexts } from './desk-texts.ts'
import { withCost, withFirst, withOffer, withoutCost, withoutOffer } from './line-edits.ts'
import { cardOffer, namesIn } from './line-figures.ts'
import { type LinesProps, PlusButton, RemoveButton } from './line-parts.tsx'

const useReasonTexts = texts({ en: billReasonTexts })
const COSTS_MAX = 10

type Props = LinesProps & { at: number; onRemove: (() => void) | undefined }

/** All fields of a line: its machines, rates and terms, one-off costs and discount. */
export function DeskLineFields({ at, onRemove, ...props }: Props) {
  const { form, preview, disabled } = props
  const text = useDeskQuoteTexts()
  const [chosen, setChosen] = useState(0)
  const line = form.draft.lines[at]
  const n = Math.min(chosen, (line?.offers.length ?? 1) - 1)
  const offer = line?.offers[n]
  if (!line || !offer) return null
  const path = `lines.${at}`
  const machine = { form, at: `${path}.offers.${n}`, card: cardOffer(preview, at, offer.productId) }
  return (
    <div className="grid gap-3.5 px-3.5 pb-3.5 md:pl-10.5">
      <Machines at={at} n={n} onChoose={setChosen} {...props} />
      <fieldset disabled={disabled} className="grid min-w-0 gap-3.5">
        <FieldRow title={text.hire}>
          <RateFields {...machine} />
          {n === 0 && (
            <>
              <DeskInput form={form} path={`${path}.quantity`} />
              <DeskInput form={form} path={`${path}.from`} type="date" />
              <DeskInput form={form} path={`${path}.to`} type="date" />
              <DeskInput form={form} path={`${path}.discountPaise`} />
            </>
          )}
        </FieldRow>
        <TermFields {...machine} />
        <SupplyFields {...machine} yard={preview.figures.nearestYard} />
        {n === 0 && <Costs at={at} form={form} />}
      </fieldset>
      {!disabled && onRemove !== undefined && (
        <div>
          <Button tone="quiet" className="min-h-9 px-1 py-1" onClick={onRemove}>
            {fill(text.removeLine, { n: at + 1 })}
          </Button>
        </div>
      )}
    </div>
  )
}

type MachinesProps = LinesProps & { at: number; n: number; onChoose: (n: number) => void }

/** The quoted machine and those that the customer may choose instead. */
function Machines({ at, n, onChoose, quote, form, preview, disabled }: MachinesProps) {
  const text = useDeskQuoteTexts()
  const [adding, setAdding] = useState(false)
  const line = form.draft.lines[at]
  const offers = line?.offers ?? []
  const names = namesIn(preview, form)
  const nameOf = (productId: string) => names.get(productId) ?? ''
  return (
    <div className="flex flex-wrap items-center gap-2">
      {offers.length > 1 &&
        offers.map(({ productId }, other) => (
          <button
            key={productId}
            type="button"
            aria-pressed={n === other}
            className="chip min-h-9 max-w-full px-3 whitespace-normal"
            onClick={() => onChoose(other)}
          >
            {nameOf(productId)}
          </button>
        ))}
      {!disabled && n > 0 && (
        <>
          <Button
            tone="quiet"
            className="min-h-9 px-2 py-1"
            onClick={() => {
              form.edit((draft) => withFirst(draft, at, n))
              onChoose(0)
            }}
          >
            {text.makeFirst}
          </Button>
          <RemoveButton
            label={fill(text.removeOffer, { machine: nameOf(offers[n]?.productId ?? '') })}
            onClick={() => {
              form.edit((draft) => withoutOffer(draft, at, n))
              onChoose(0)
            }}
          />
        </>
      )}
      {!disabled &&
        offers.length < OFFERS_MAX &&
        (adding ? (
          <AddMachine
            enquiryId={quote.enquiryId}
            like={line}
            onFound={(offer, name) => {
              setAdding(false)
              form.learn(offer.productId, name)
              form.edit((draft) => withOffer(draft, at, offer))
              onChoose(offers.length)
            }}
            onClose={() => setAdding(false)}
          />
        ) : (
          <PlusButton onClick={() => setAdding(true)}>{text.addAlternative}</PlusButton>
        ))}
    </div>
  )
}

/** Costs beside hire and transport. */
function Costs({ at, form }: Pick<Props, 'at' | 'form'>) {
  const text = useDeskQuoteTexts()
  const { descriptions } = useReasonTexts()
  const kinds = Object.fromEntries(oneOffCodes.map((code) => [code, descriptions[code]]))
  const extras = form.draft.lines[at]?.extras ?? []
  return (
    <FieldRow title={text.costs}>
      {extras.map((_, n) => (
        // Costs have no names of their own, and their fields follow the draft.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <div key={n} className="col-span-2 flex items-start gap-2">
          <div className="grid grow grid-cols-2 gap-x-4">
            <DeskSelect form={form} path={`lines.${at}.extras.${n}.code`} options={kinds} />
            <DeskInput form={form} path={`lines.${at}.extras.${n}.amountPaise`} />
          </div>
          <span className="pt-5.5">
            <RemoveButton
              label={fill(text.removeCost, { n: n + 1 })}
              onClick={() => form.edit((draft) => withoutCost(draft, at, n))}
            />
          </span>
        </div>
      ))}
      {extras.length < COSTS_MAX && (
        <span className="self-end">
          <PlusButton onClick={() => form.edit((draft) => withCost(draft, at))}>{text.addCost}</PlusButton>
        </span>
      )}
    </FieldRow>
  )
}
