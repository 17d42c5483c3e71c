import { lazy, Suspense } from 'react'
import { useSession } from '#web/platform/session/state.ts'

const CartCount = lazy(() => import('./cart-count.tsx').then(({ CartCount }) => ({ default: CartCount })))

/** The number of products in the cart; nothing for visitors and for an empty cart. */
export function CartBadge() {
  const signedIn = useSession().status === 'signed-in'
  return signedIn ? (
    <Suspense fallback={null}>
      <CartCount />
    </Suspense>
  ) : null
}
