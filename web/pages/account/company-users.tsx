import { userTexts } from '#contract/texts/users.en.ts'
import { AccessRequests } from '#web/features/users/access-requests.tsx'
import { useUserTexts } from '#web/features/users/texts.ts'
import { standingOf, useUserColumns } from '#web/features/users/user-columns.tsx'
import { useAccessRequests, userList } from '#web/features/users/users.queries.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useSession } from '#web/platform/session/state.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { CompanyOnly } from './company-only.tsx'

export const meta = () => accountMeta(userTexts.title)

export default function CompanyUsers() {
  const text = useUserTexts()
  return (
    <CompanyOnly administrators title={text.title}>
      <PageHead title={text.title}>
        <LinkButton to={accountPaths.newUser()}>{text.add}</LinkButton>
      </PageHead>
      <Waiting />
      <Users />
    </CompanyOnly>
  )
}

function Waiting() {
  const text = useUserTexts()
  const requests = useAccessRequests()
  if (requests.isError) {
    const retry = () => void requests.refetch()
    return (
      <div className="mb-8">
        <ProblemPanel title={text.requestsFailed} error={requests.error} retryLabel={text.retry} retry={retry} />
      </div>
    )
  }
  return requests.isSuccess && <AccessRequests requests={requests.data} />
}

function Users() {
  const text = useUserTexts()
  const session = useSession()
  const list = useList(userList, text)
  const ownId = session.status === 'signed-in' ? session.claims.userId : undefined
  const columns = useUserColumns({ ownId, from: list.address })
  return <Listing list={list} columns={columns} standingOf={standingOf} empty={<p>{text.emptyText}</p>} />
}
