import { useNavigate } from 'react-router'
import { operatorsTexts } from '#contract/texts/fleet.desk.en.ts'
import { EditOperator, OperatorLeaves } from '#web/features/fleet/edit-operator.tsx'
import { OperatorStatus } from '#web/features/fleet/operator-columns.tsx'
import { useOperator } from '#web/features/fleet/operators.queries.ts'
import { useOperatorsTexts } from '#web/features/fleet/texts.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import type { Route } from './+types/operator'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(operatorsTexts.one)

/** One operator, for those who keep the fleet. */
export default function OperatorPage({ params: { operatorId } }: Route.ComponentProps) {
  return (
    <ForPermission permission="fleet" title={useOperatorsTexts().one}>
      <OneOperator key={operatorId} operatorId={operatorId} />
    </ForPermission>
  )
}

function OneOperator({ operatorId }: { operatorId: string }) {
  const text = useOperatorsTexts()
  const navigate = useNavigate()
  const list = useListBefore(deskAddresses.operators())
  const query = useOperator(operatorId)
  const loaded = staleData(query.data, query.error)
  return (
    <>
      {loaded !== undefined && <title>{loaded.thing.name}</title>}
      <PageHead
        title={loaded?.thing.name ?? text.one}
        back={{ to: list, label: text.backToList }}
        mark={loaded !== undefined && <OperatorStatus operator={loaded.thing} />}
      />
      <EntryState query={query} text={text} />
      {loaded !== undefined && (
        <div className="grid gap-6">
          <section aria-label={text.details} className="card p-5 md:p-6">
            <EditOperator key={loaded.version} loaded={loaded} onSaved={() => void navigate(list)} />
          </section>
          <OperatorLeaves loaded={loaded} />
        </div>
      )}
    </>
  )
}
