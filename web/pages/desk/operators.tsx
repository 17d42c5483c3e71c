import { operatorsTexts } from '#contract/texts/fleet.desk.en.ts'
import { operatorStanding, useOperatorColumns } from '#web/features/fleet/operator-columns.tsx'
import { operatorList } from '#web/features/fleet/operators.queries.ts'
import { useOperatorsTexts } from '#web/features/fleet/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(operatorsTexts.title)

/** The people who operate machines. */
export default function Operators() {
  const text = useOperatorsTexts()
  const list = useList(operatorList, text)
  const mayWrite = useMay('fleet')
  return (
    <>
      <PageHead title={text.title} back={{ to: deskAddresses.machines(), label: text.fleet }}>
        {mayWrite && <LinkButton to={deskAddresses.newOperator()}>{text.add}</LinkButton>}
      </PageHead>
      <Listing
        list={list}
        columns={useOperatorColumns({ mayWrite, from: list.address })}
        standingOf={operatorStanding}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}
