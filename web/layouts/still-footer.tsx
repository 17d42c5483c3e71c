import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { openContact } from '#web/features/contact/open-contact.ts'
import { Footer } from '#web/features/shell/footer.tsx'
import { ownAddress } from '#web/platform/own-address.ts'

const ID = 'footer'
/** As the server made it, before the page comes to life. */
const kept = import.meta.env.SSR ? '' : (document.getElementById(ID)?.innerHTML ?? '')

/**
 * The footer as the server made it: nothing in it changes while somebody browses, so that its code and texts are no
 * part of what browsers load. Its links go on within the app, the one to the contact form opens the dialog.
 */
export function StillFooter({ supportPhone }: { supportPhone: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    if (link.hash === '#contact') openContact()
    else void navigate(ownAddress(link.pathname) + link.search + link.hash)
  }
  const props = { id: ID, className: 'no-print mt-16 border-t border-ink', onClick: follow }
  return import.meta.env.SSR ? (
    <footer {...props}>
      <Footer supportPhone={supportPhone} />
    </footer>
  ) : (
    // Our own server's markup, taken from the page itself.
    <footer {...props} dangerouslySetInnerHTML={{ __html: kept }} suppressHydrationWarning />
  )
}

/** The link of the app that was followed, unless into a new tab. */
function linkOf({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>('a[data-discover]') ?? undefined
}
