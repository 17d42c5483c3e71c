import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addToCart } from '#web/features/cart/add-to-cart.ts'
import { takeWantedProduct, wantedName } from '#web/features/cart/wanted-product.ts'
import { notifyMe } from '#web/features/enquiries/notify-me.ts'
import { takeWantedNotice } from '#web/features/enquiries/wanted-notice.ts'
import { GetStartedDialog } from '#web/features/session/get-started-dialog.tsx'
import { busyWhile } from '#web/platform/busy.ts'
import { takeWantedPath } from '#web/platform/take-wanted-path.ts'

/** The get-started dialog, and what follows sign-in: the page, product or subscription that required it. */
export function GetStarted() {
  const [waiting] = useState(wantedName)
  const navigate = useNavigate()
  const goOn = () => {
    const [path, product, notice] = [takeWantedPath(), takeWantedProduct(), takeWantedNotice()]
    if (product !== undefined) void busyWhile(addToCart(product))
    if (notice !== undefined) void busyWhile(notifyMe(notice))
    if (path !== undefined) void navigate(path)
  }
  const dropWanted = () => {
    takeWantedPath()
    takeWantedProduct()
    takeWantedNotice()
  }
  return <GetStartedDialog waiting={waiting} onSignedIn={goOn} onDismissed={dropWanted} />
}
