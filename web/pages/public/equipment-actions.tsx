import { Suspense, useEffect } from 'react'
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx'
import type { AddableProduct } from '#web/features/cart/added-product.ts'
import { NotifyMeButton } from '#web/features/enquiries/notify-me-button.tsx'
import { awaitingEmail } from '#web/features/enquiries/wanted-notice.ts'
import { lazyPart } from '#web/platform/load-part.ts'
import { useStore } from '#web/platform/store.ts'

const VerifyEmail = lazyPart(
  () => import('./verify-email.tsx'),
  ({ VerifyEmail }) => VerifyEmail,
)

type Product = AddableProduct & { available: boolean }
type Props = { product: Product; city: { slug: string; name: string }; className?: string }

/** The main action for a machine: enquire, or subscribe in a city without it. */
export const FirstAction = ({ product: { productId, slug, name, hire, available }, city, className = '' }: Props) =>
  available ? (
    <AddToCartButton product={{ productId, slug, name, hire }} className={className} />
  ) : (
    <NotifyMeButton wanted={{ productId, city: { slug: city.slug, name: city.name } }} className={className} />
  )

/** A machine can be enquired about in any city; the steps of subscribing are a dialog over the page. */
export function SecondAction({ product: { productId, slug, name, hire, available } }: Pick<Props, 'product'>) {
  const wanted = useStore(awaitingEmail)
  // Leaving the page drops the question.
  useEffect(() => () => awaitingEmail.set(undefined), [productId])
  if (available) return null
  return (
    <>
      <AddToCartButton product={{ productId, slug, name, hire }} tone="secondary" className="w-full" />
      {wanted?.productId === productId && (
        <Suspense fallback={null}>
          <VerifyEmail wanted={wanted} />
        </Suspense>
      )}
    </>
  )
}
