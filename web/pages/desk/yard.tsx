import { useNavigate } from 'react-router'
import { yardTexts } from '#contract/texts/locations.desk.en.ts'
import { CloseYard } from '#web/features/locations/close-yard.tsx'
import { EditYard } from '#web/features/locations/edit-yard.tsx'
import { YardStatus } from '#web/features/locations/yard-columns.tsx'
import { useYardTexts } from '#web/features/locations/yard-texts.ts'
import { useYard } from '#web/features/locations/yards.queries.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import type { Route } from './+types/yard'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(yardTexts.one)

/** One yard, for owners. */
export default function YardPage({ params: { yardId } }: Route.ComponentProps) {
  return (
    <ForPermission permission="settings" title={useYardTexts().one}>
      <OneYard key={yardId} yardId={yardId} />
    </ForPermission>
  )
}

function OneYard({ yardId }: { yardId: string }) {
  const text = useYardTexts()
  const navigate = useNavigate()
  const list = useListBefore(deskAddresses.yards())
  const query = useYard(yardId)
  const loaded = staleData(query.data, query.error)
  return (
    <>
      {loaded !== undefined && <title>{loaded.thing.name}</title>}
      <PageHead
        title={loaded?.thing.name ?? text.one}
        back={{ to: list, label: text.backToList }}
        mark={loaded !== undefined && <YardStatus yard={loaded.thing} />}
      />
      <EntryState query={query} text={text} />
      {loaded !== undefined && (
        <div className="grid gap-6">
          <section aria-label={text.details} className="card p-5 md:p-6">
            <EditYard key={loaded.version} loaded={loaded} onSaved={() => void navigate(list)} />
          </section>
          <CloseYard loaded={loaded} />
        </div>
      )}
    </>
  )
}
