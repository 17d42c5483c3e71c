import { useNavigate } from 'react-router'
import { useAddToCart } from '#web/features/cart/add-to-cart.ts'
import { takeWantedProduct } from '#web/features/cart/wanted-product.ts'
import { GetStartedDialog } from '#web/features/session/get-started-dialog.tsx'
import { takeWantedPath } from '#web/platform/guard.ts'

/** The get-started dialog, and what signing in leads on to: the page or the product that asked for it. */
export function GetStarted() {
  const navigate = useNavigate()
  const { add } = useAddToCart()
  const goOn = () => {
    const [path, product] = [takeWantedPath(), takeWantedProduct()]
    if (product !== undefined) add(product)
    if (path !== undefined) void navigate(path)
  }
  const forget = () => {
    takeWantedPath()
    takeWantedProduct()
  }
  return <GetStartedDialog onSignedIn={goOn} onDismissed={forget} />
}
