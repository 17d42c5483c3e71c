import { NavLink, Outlet } from 'react-router'
import { useEnquiryTexts } from '#web/features/enquiries/texts.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Side navigation from 768 px; below that the bottom navigation of the site leads here. */
export default function MyRental() {
  const text = useEnquiryTexts()
  return (
    <div className="page py-8 md:grid md:grid-cols-[12rem_1fr] md:gap-8 md:py-10">
      <nav aria-label={text.navigation} className="max-md:hidden">
        <ul className="sticky top-24 grid gap-1">
          <li>
            <NavLink
              to={pagePaths.enquiries()}
              className="flex min-h-11 items-center gap-3 border-l-4 border-transparent px-3 font-medium hover:bg-wash aria-[current=page]:border-amber aria-[current=page]:bg-card aria-[current=page]:font-bold"
            >
              <Icon name="clipboard" />
              {text.navEnquiries}
            </NavLink>
          </li>
        </ul>
      </nav>
      <main className="min-w-0">
        <Outlet />
      </main>
    </div>
  )
}
