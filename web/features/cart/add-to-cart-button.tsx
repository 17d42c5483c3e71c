import { addTexts } from '#contract/texts/cart.add.en.ts'
import { missed } from '#web/platform/load-part.ts'
import { texts } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button, type ButtonTone } from '#web/ui/button.tsx'
import { useInBrowser } from '#web/ui/use-in-browser.ts'
import type { AddableProduct } from './added-product.ts'

const useAddText = texts({ en: addTexts })

type Props = {
  product: AddableProduct
  tone?: ButtonTone
  className?: string
  /** Says the name to screen readers only: for a button among other machines. */
  short?: boolean
}

/** The main action of a product page, and of each card of a list. Its code loads on press; without scripts it does nothing. */
export function AddToCartButton({ product, tone = 'primary', className = '', short = false }: Props) {
  const text = useAddText()
  const { submit, pending } = useSubmit(
    async () => (await import('./add-to-cart.ts')).addToCart(product),
    // Refusals are already reported; only the code itself can be missing here.
    missed,
  )
  return (
    <Button
      tone={tone}
      className={className}
      disabled={!useInBrowser()}
      aria-disabled={pending}
      onClick={() => submit()}
    >
      {pending ? text.adding : short ? text.addShort : text.add}
      {short && <span className="sr-only"> {product.name}</span>}
    </Button>
  )
}
