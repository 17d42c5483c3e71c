import { useNavigate, useSearchParams } from 'react-router'
import { projectSiteTexts } from '#contract/texts/project-sites.en.ts'
import { AddressFields } from '#web/features/locations/address-fields.tsx'
import { EditSite } from '#web/features/project-sites/edit-site.tsx'
import { RemoveSite } from '#web/features/project-sites/remove-site.tsx'
import { SiteFacts } from '#web/features/project-sites/site-facts.tsx'
import { useSite, type VersionedSite } from '#web/features/project-sites/sites.queries.ts'
import { useSiteTexts } from '#web/features/project-sites/texts.ts'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
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
  const { data, error, isPending, refetch } = useSite(id)
  const loaded = staleData(data, error)
  return (
    <>
      {loaded !== undefined && <title>{loaded.thing.addressName}</title>}
      <PageHead title={loaded?.thing.addressName ?? text.one} back={{ to: list, label: text.backToList }} />
      {isPending && <ListWaiting />}
      {error !== null && loaded === undefined && (
        <EntryNotShown text={text} error={error} retry={() => void refetch()} />
      )}
      {loaded !== undefined && <Shown loaded={loaded} list={list} />}
    </>
  )
}

function Shown({ loaded, list }: { loaded: VersionedSite; list: string }) {
  const text = useSiteTexts()
  const navigate = useNavigate()
  const mayWrite = useCompanyRole() === 'admin'
  const toList = () => void navigate(list)
  if (!mayWrite) return <SiteFacts site={loaded.thing} />
  return (
    <div className="grid gap-6">
      <section aria-label={text.details} className="card p-5 md:p-8">
        <EditSite
          loaded={loaded}
          address={(bind) => <AddressFields bind={bind} section="shipping" />}
          onSaved={toList}
        />
      </section>
      <RemoveSite site={loaded.thing} onRemoved={toList} />
    </div>
  )
}
