import { auditTexts } from '#contract/texts/staff.desk.en.ts'
import { useChangeLabel } from '#web/features/settings/change-label.ts'
import { auditList } from '#web/features/staff/audit.queries.ts'
import { useAuditColumns } from '#web/features/staff/audit-columns.tsx'
import { auditFieldName } from '#web/features/staff/audit-fields.ts'
import { useAuditTexts } from '#web/features/staff/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountMeta } from '#web/platform/seo.ts'
import { download } from '#web/platform/session/download.ts'
import { useList } from '#web/platform/use-list.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(auditTexts.title)

/** The audit trail, for owners. */
export default function Audit() {
  const text = useAuditTexts()
  return (
    <ForPermission permission="audit" title={text.title}>
      <Trail />
    </ForPermission>
  )
}

function Trail() {
  const text = useAuditTexts()
  const list = useList(auditList, text)
  const { notifyFailed } = useOutcome()
  const labelOf = useChangeLabel()
  const columns = useAuditColumns((kind, field) => (kind === 'settings' ? labelOf(field) : auditFieldName(field)))
  const { q } = list.search
  const save = useSubmit(
    () => download('downloadAudit', q === '' ? {} : { filter: q }, 'audit.csv'),
    (error) => notifyFailed('request', error),
  )
  return (
    <>
      <PageHead title={text.title}>
        <Button tone="secondary" aria-disabled={save.pending} onClick={() => save.submit()}>
          {text.download}
        </Button>
      </PageHead>
      <Listing list={list} columns={columns} empty={<p>{text.emptyText}</p>} />
    </>
  )
}
