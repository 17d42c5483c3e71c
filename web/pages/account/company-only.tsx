import type { ReactNode } from 'react'
import { listMessages } from '#contract/messages/lists.en.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { useSession } from '#web/platform/session/state.ts'
import { texts } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { ListWaiting } from './list-waiting.tsx'
import { PageHead } from './page-head.tsx'

const useListTexts = texts({ en: listMessages })

type Props = {
  /** The page's name where its own content does not come. */
  title: string
  administrators?: boolean
  children: ReactNode
}

/** Shows what belongs to people of a company, or to its administrators; anybody else is told so. */
export function CompanyOnly({ title, administrators = false, children }: Props) {
  const now = useSession()
  if (now.status === 'signed-in') {
    const { userType, role } = now.claims
    if (userType !== 'COMPANY') return <ForCompanies title={title} />
    if (administrators && role !== 'ROLE_ADMIN') return <ForAdministrators title={title} />
  }
  if (now.status !== 'starting') return children
  return (
    <>
      <PageHead title={title} />
      <ListWaiting />
    </>
  )
}

function ForCompanies({ title }: { title: string }) {
  const text = useListTexts()
  return (
    <>
      <PageHead title={title} />
      <StatePanel title={text.forCompaniesTitle} text={text.forCompaniesText}>
        <LinkButton to={accountPaths.editOrganisation()}>{text.toCompany}</LinkButton>
      </StatePanel>
    </>
  )
}

function ForAdministrators({ title }: { title: string }) {
  const text = useListTexts()
  return (
    <>
      <PageHead title={title} />
      <StatePanel title={text.forAdminsTitle} text={text.forAdminsText} />
    </>
  )
}
