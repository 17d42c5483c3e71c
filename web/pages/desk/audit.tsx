import { auditTexts } from '#contract/texts/staff.desk.en.ts'
import { auditList } from '#web/features/staff/audit.queries.ts'
import { useAuditColumns } from '#web/features/staff/audit-columns.tsx'
import { useAuditTexts } from '#web/features/staff/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(auditTexts.title)

/** What staff did, for owners. */
export default function Audit() {
  const text = useAuditTexts()
  return (
    <ForPermission permission="audit" title={text.title}>
      <PageHead title={text.title} />
      <Trail />
    </ForPermission>
  )
}

function Trail() {
  const text = useAuditTexts()
  return <Listing list={useList(auditList, text)} columns={useAuditColumns()} empty={<p>{text.emptyText}</p>} />
}
