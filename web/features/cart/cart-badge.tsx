import { Suspense } from 'react'
import { lazyPart } from '#web/platform/load-part.ts'
import { useSession } from '#web/platform/session/state.ts'

const CartCount = lazyPart(
  () => import('./cart-count.tsx'),
  ({ CartCount }) => CartCount,
)

/** The number of products in the cart; hidden for visitors and empty carts. */
export function CartBadge() {
  const signedIn = useSession().status === 'signed-in'
  return signedIn ? (
    <Suspense fallback={null}>
      <CartCount />
    </Suspense>
  ) : null
}
