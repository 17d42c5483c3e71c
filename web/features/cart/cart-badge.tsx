import { lazy, Suspense } from 'react'
import { loadPart } from '#web/platform/load-part.ts'
import { useSession } from '#web/platform/session/state.ts'

const CartCount = lazy(() =>
  loadPart(() => import('./cart-count.tsx').then(({ CartCount }) => ({ default: CartCount }))),
)

/** The number of products in the cart; nothing for visitors and for an empty cart. */
export function CartBadge() {
  const signedIn = useSession().status === 'signed-in'
  return signedIn ? (
    <Suspense fallback={null}>
      <CartCount />
    </Suspense>
  ) : null
}
