import { useNavigate, useSearchParams } from 'react-router'
import type { Address } from '#contract/addresses.ts'
import { projectSiteTexts } from '#contract/texts/project-sites.en.ts'
import { AddressFields } from '#web/features/locations/address-fields.tsx'
import { EditSite } from '#web/features/project-sites/edit-site.tsx'
import { RemoveSite } from '#web/features/project-sites/remove-site.tsx'
import { SiteFacts } from '#web/features/project-sites/site-facts.tsx'
import { SitePeople } from '#web/features/project-sites/site-people.tsx'
import { useSite, type VersionedSite } from '#web/features/project-sites/sites.queries.ts'
import { useSiteTexts } from '#web/features/project-sites/texts.ts'
import { nameOf } from '#web/features/users/user-name.ts'
import { useEveryUser } from '#web/features/users/users.queries.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useSession } from '#web/platform/session/state.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { CompanyOnly } from './company-only.tsx'

export const meta = () => accountMeta(projectSiteTexts.one)

export default function ProjectSitePage() {
  const text = useSiteTexts()
  const id = useSearchParams()[0].get('site') ?? ''
  return (
    <CompanyOnly title={text.one}>
      <OneSite key={id} id={id} />
    </CompanyOnly>
  )
}

function OneSite({ id }: { id: string }) {
  const text = useSiteTexts()
  const list = useListBefore(accountPaths.projectSites())
  const query = useSite(id)
  const loaded = staleData(query.data, query.error)
  return (
    <>
      {loaded !== undefined && <title>{loaded.thing.addressName}</title>}
      <PageHead title={loaded?.thing.addressName ?? text.one} back={{ to: list, label: text.backToList }} />
      <EntryState query={query} text={text} />
      {loaded !== undefined && <Shown loaded={loaded} list={list} />}
    </>
  )
}

function Shown({ loaded, list }: { loaded: VersionedSite; list: string }) {
  const text = useSiteTexts()
  const navigate = useNavigate()
  const mayWrite = useCompanyRole() === 'admin'
  const toList = () => void navigate(list)
  if (!mayWrite) {
    return (
      <div className="grid gap-6">
        <SiteFacts site={loaded.thing} />
        <People site={loaded.thing} />
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <section aria-label={text.details} className="card p-5 md:p-8">
        <EditSite
          loaded={loaded}
          address={(bind) => <AddressFields bind={bind} section="shipping" />}
          onSaved={toList}
        />
      </section>
      <People site={loaded.thing} mayWrite />
      <RemoveSite site={loaded.thing} onRemoved={toList} />
    </div>
  )
}

function People({ site, mayWrite = false }: { site: Address; mayWrite?: boolean }) {
  const text = useSiteTexts()
  const session = useSession()
  const { data: users = [] } = useEveryUser(mayWrite)
  const colleagues = users
    .filter(({ status }) => status !== 'INVITED')
    .map((user) => ({ value: user.userId, label: nameOf(user) }))
  return (
    <SitePeople
      site={site}
      colleagues={mayWrite ? colleagues : undefined}
      ownId={session.status === 'signed-in' ? session.claims.userId : undefined}
      problem={(title, error, retry) => (
        <ProblemPanel title={title} error={error} retryLabel={text.retry} retry={retry} />
      )}
    />
  )
}
