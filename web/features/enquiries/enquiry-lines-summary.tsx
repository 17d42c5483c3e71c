import type { CartItem } from '#contract/cart.ts'
import { plural } from '#web/platform/text.ts'
import { useEnquiryTexts } from './texts.ts'

/** The machines of an enquiry, beside its form. */
export function EnquiryLinesSummary({ items }: { items: readonly CartItem[] }) {
  const text = useEnquiryTexts()
  const lengths = { DAY: text.days, WEEK: text.weeks, MONTH: text.months }
  return (
    <ul className="divide-y divide-line">
      {items.map(({ productId, product, quantity, duration, period }) => (
        <li key={productId} className="py-3">
          <p className="font-medium">{product.name}</p>
          <p className="figure text-ink-2">
            {quantity} × {plural(duration, lengths[period])}
          </p>
        </li>
      ))}
    </ul>
  )
}
