import { plural } from '#web/platform/text.ts'
import { useCart } from './cart.queries.ts'
import { useCartTexts } from './texts.ts'

/** Loads from the API after the page; the cart page reports failures. */
export function CartCount() {
  const text = useCartTexts()
  const count = useCart().data?.items.length ?? 0
  if (count === 0) return null
  return (
    <span className="figure grid h-5 min-w-5 place-items-center rounded-full bg-amber px-1 text-xs text-on-amber">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{plural(count, text.inCart)}</span>
    </span>
  )
}
