import { useNavigate } from 'react-router'
import { addToCart } from '#web/features/cart/add-to-cart.ts'
import { takeWantedProduct } from '#web/features/cart/wanted-product.ts'
import { GetStartedDialog } from '#web/features/session/get-started-dialog.tsx'
import { busyWhile } from '#web/platform/busy.ts'
import { takeWantedPath } from '#web/platform/take-wanted-path.ts'

/** The get-started dialog, and what signing in leads on to: the page or the product that asked for it. */
export function GetStarted() {
  const navigate = useNavigate()
  const goOn = () => {
    const [path, product] = [takeWantedPath(), takeWantedProduct()]
    if (product !== undefined) void busyWhile(addToCart(product))
    if (path !== undefined) void navigate(path)
  }
  const forget = () => {
    takeWantedPath()
    takeWantedProduct()
  }
  return <GetStartedDialog onSignedIn={goOn} onDismissed={forget} />
}
