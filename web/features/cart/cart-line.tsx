import type { ReactNode } from 'react'
import { type CartItem } from '#contract/cart.ts'
import { DURATION_MAX, type Period, periods, QUANTITY_MAX } from '#contract/hire-limits.ts'
import { fieldTextTable } from '#contract/texts/fields.en.ts'
import { fill, texts } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useCartTexts } from './texts.ts'

const useRangeText = texts({ en: fieldTextTable.range })

type Props = {
  item: CartItem
  /** The linked product name and the drawing; the page supplies them, as the catalogue owns both. */
  name: ReactNode
  drawing: ReactNode
  onQuantity: (quantity: number) => void
  onTimeFrame: (period: Period, duration: number) => void
  onRemove: () => void
}

/** A machine in the cart, with its quantity and rental period. */
export function CartLine({ item, name, drawing, onQuantity, onTimeFrame, onRemove }: Props) {
  const text = useCartTexts()
  const range = useRangeText()
  const { quantity, period, duration, product } = item
  const steps = { fewer: `${text.fewer}: ${product.name}`, more: `${text.more}: ${product.name}` }
  return (
    <li className="card grid grid-cols-[6rem_1fr] gap-4 p-4 sm:grid-cols-[9rem_1fr_auto] md:p-5">
      <div className="sm:row-span-2">{drawing}</div>
      <div className="min-w-0">
        <h2 className="heading text-xl">{name}</h2>
        <p className="text-sm text-ink-3">{product.subCategory.name}</p>
        {!product.available && <p className="mt-2 font-medium text-danger">{text.withdrawn}</p>}
      </div>
      <div className="col-span-2 col-start-1 row-start-2 flex flex-wrap items-start gap-x-8 gap-y-4 sm:col-start-2">
        <NumberField
          label={text.quantity}
          value={quantity}
          min={1}
          max={QUANTITY_MAX}
          rangeText={fill(range, { label: text.quantity, min: 1, max: QUANTITY_MAX })}
          onCommit={onQuantity}
          {...steps}
        />
        <div className="flex gap-3">
          <NumberField
            label={text.rentFor}
            value={duration}
            min={1}
            max={DURATION_MAX}
            rangeText={fill(range, { label: text.rentFor, min: 1, max: DURATION_MAX })}
            onCommit={(next) => onTimeFrame(period, next)}
            {...steps}
          />
          <SelectField
            label={text.period}
            name="period"
            value={period}
            onBlur={() => {}}
            onChange={(next) => onTimeFrame(next as Period, duration)}
          >
            {periods.map((each) => (
              <option key={each} value={each}>
                {text[each]}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <Button
        tone="quiet"
        className="col-start-2 row-start-2 mt-7 px-3 self-start justify-self-end -mr-3 sm:col-start-3 sm:row-start-1 sm:-mt-2"
        aria-label={fill(text.removeNamed, { name: product.name })}
        onClick={onRemove}
      >
        {text.remove}
      </Button>
    </li>
  )
}
