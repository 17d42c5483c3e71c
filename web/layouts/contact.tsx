import { useRouteLoaderData } from 'react-router'
import { ContactDialog } from '#web/features/contact/contact-dialog.tsx'
import type { loader as rootLoader } from '#web/root.tsx'
import { useKnownSender } from './known-sender.ts'

/** The contact dialog, with the sender's known details. */
export function Contact() {
  const supportPhone = useRouteLoaderData<typeof rootLoader>('root')?.site.supportPhone ?? ''
  return <ContactDialog known={useKnownSender()} supportPhone={supportPhone} />
}
