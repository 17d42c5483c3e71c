import { Suspense, useEffect } from 'react'
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx'
import { NotifyMeButton } from '#web/features/enquiries/notify-me-button.tsx'
import { awaitingEmail } from '#web/features/enquiries/wanted-notice.ts'
import { lazyPart } from '#web/platform/load-part.ts'
import { useStore } from '#web/platform/store.ts'

const VerifyEmail = lazyPart(
  () => import('./verify-email.tsx'),
  ({ VerifyEmail }) => VerifyEmail,
)

type Product = { productId: string; slug: string; name: string; available: boolean }
type Props = { product: Product; city: { slug: string; name: string }; className?: string }

/** The first thing to do about a machine: enquire, or where it is not to be had, hear of it when it is. */
export const FirstAction = ({ product: { productId, slug, name, available }, city, className = '' }: Props) =>
  available ? (
    <AddToCartButton product={{ productId, slug, name }} className={className} />
  ) : (
    <NotifyMeButton wanted={{ productId, city: { slug: city.slug, name: city.name } }} className={className} />
  )

/** Where it is not to be had one may enquire all the same; what hearing of it still asks lies over the page. */
export function SecondAction({ product: { productId, slug, name, available } }: Pick<Props, 'product'>) {
  const wanted = useStore(awaitingEmail)
  // Whoever leaves the page is not asked when they come back.
  useEffect(() => () => awaitingEmail.set(undefined), [productId])
  if (available) return null
  return (
    <>
      <AddToCartButton product={{ productId, slug, name }} tone="secondary" className="w-full" />
      {wanted?.productId === productId && (
        <Suspense fallback={null}>
          <VerifyEmail wanted={wanted} />
        </Suspense>
      )}
    </>
  )
}
