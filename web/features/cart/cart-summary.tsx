import type { ReactNode } from 'react'
import { type CartItem, MAX_CART_ITEMS } from '#contract/cart.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { fill, plural } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useCartTexts } from './texts.ts'

/** The number of entries and machines in the cart and their cost, with the next step. */
export function CartSummary({ items, price }: { items: readonly CartItem[]; price: ReactNode }) {
  const text = useCartTexts()
  const machines = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-label={text.summary} className="card grid gap-4 p-5 lg:sticky lg:top-24">
      <div>
        <p className="figure text-3xl">{fill(text.countText, { count: items.length, max: MAX_CART_ITEMS })}</p>
        <p className="text-ink-2">{plural(machines, text.machines)}</p>
      </div>
      {items.length === MAX_CART_ITEMS && <p className="text-ink-2">{text.full}</p>}
      {price}
      <LinkButton to={pagePaths.enquiry()}>{text.next}</LinkButton>
      <p className="text-sm text-ink-3">{text.nextHint}</p>
    </section>
  )
}
