import type { ReactNode } from 'react'
import { listTexts } from '#contract/texts/lists.en.ts'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { useSession } from '#web/platform/session/state.ts'
import { texts } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { ForAdministrators } from './for-administrators.tsx'

const useListTexts = texts({ en: listTexts })

type Props = {
  /** The page's name, shown above a refusal. */
  title: string
  administrators?: boolean
  children: ReactNode
}

/** Shows its content to users of a company, or to administrators only; anybody else gets an explanation. */
export function CompanyOnly({ title, administrators = false, children }: Props) {
  const role = useCompanyRole()
  const isStarting = useSession().status === 'starting'
  const instead =
    (isStarting && <ListWaiting />) ||
    (role === 'individual' && <ForCompanies />) ||
    (administrators && role === 'user' && <ForAdministrators />)
  if (!instead) return children
  return (
    <>
      <PageHead title={title} />
      {instead}
    </>
  )
}

function ForCompanies() {
  const text = useListTexts()
  return (
    <StatePanel title={text.forCompaniesTitle} text={text.forCompaniesText}>
      <LinkButton to={accountPaths.editOrganisation()}>{text.toCompany}</LinkButton>
    </StatePanel>
  )
}
