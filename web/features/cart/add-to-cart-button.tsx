import { Button } from '#web/ui/button.tsx'
import { useAddToCart } from './add-to-cart.ts'
import { useCartTexts } from './texts.ts'
import type { AddableProduct } from './wanted-product.ts'

export function AddToCartButton({ product, className }: { product: AddableProduct; className?: string }) {
  const text = useCartTexts()
  const { add, pending } = useAddToCart()
  return (
    <Button className={className} aria-disabled={pending} onClick={() => add(product)}>
      {pending ? text.adding : text.add}
    </Button>
  )
}
