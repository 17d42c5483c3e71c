import { Outlet } from 'react-router'
import { shellTexts } from '#contract/texts/shell.en.ts'
import { DeskSearch } from '#web/features/desk-search/desk-search.tsx'
import { DeskBar } from '#web/features/shell/desk-bar.tsx'
import { DeskMenu } from '#web/features/shell/desk-menu.tsx'
import { DeskNav } from '#web/features/shell/desk-nav.tsx'
import { useDeskTexts } from '#web/features/shell/desk-places.ts'
import { useDeskSelf } from '#web/features/staff/self.queries.ts'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { requireRefreshToken } from '#web/platform/guard.ts'
import { useStaySignedIn } from '#web/platform/session/use-stay-signed-in.ts'
import type { Route } from './+types/desk-rooms'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireRefreshToken('desk')]

// A loader makes the middleware run on the first load too.
export const clientLoader = () => null
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <main className="plain-page" aria-busy="true">
    <p>{shellTexts.loading}</p>
    <noscript>{shellTexts.scriptNeeded}</noscript>
  </main>
)

/** The bar, the navigation of the person's role, and a room. */
export default function DeskRooms() {
  useStaySignedIn()
  const text = useDeskTexts()
  const self = useDeskSelf()
  const person = self.data
  return (
    <>
      <DeskBar
        search={person && <DeskSearch />}
        menu={person && <DeskMenu name={`${person.firstName} ${person.lastName}`} role={person.role} />}
      />
      <div className="px-4 py-4 [--nav-top:calc(5rem+1px)] md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-6 md:py-6 md:pl-0">
        {person ? <DeskNav role={person.role} /> : <div />}
        <main id="content" tabIndex={-1} className="min-w-0 outline-none [--list-row:0.5rem] [&_h1]:text-3xl">
          {self.isPending && <ListWaiting />}
          {self.isError && (
            <ProblemPanel
              title={text.selfFailed}
              error={self.error}
              retryLabel={text.retry}
              retry={() => void self.refetch()}
            />
          )}
          {person && <Outlet />}
        </main>
      </div>
      <AskBeforeLeaving />
    </>
  )
}
