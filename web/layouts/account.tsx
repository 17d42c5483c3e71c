import { Outlet } from 'react-router'
import { AccountNav } from '#web/features/shell/account-nav.tsx'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'

/** The signed-in pages: rentals, company, profile; with the navigation beside or above them. */
export default function Account() {
  return (
    <div className="page py-4 [--nav-top:6rem] md:grid md:grid-cols-[13rem_1fr] md:gap-8 md:py-10">
      <AccountNav />
      <main className="min-w-0">
        <Outlet />
      </main>
      <AskBeforeLeaving />
    </div>
  )
}
