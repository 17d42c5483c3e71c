import { Link } from 'react-router'
import type { Company } from '#contract/company.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { plural } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CountTile } from './count-tile.tsx'
import { useOpenEnquiryCount, useRequestCount, useSiteCount, useUserCounts } from './counts.queries.ts'
import { GstinMark } from './gstin-mark.tsx'
import { useCompanyTexts } from './texts.ts'

type Props = { company: Company; isAdmin: boolean }

/** The company at a glance. */
export function Overview({ company, isAdmin }: Props) {
  const text = useCompanyTexts()
  return (
    <div className="grid gap-8">
      <div className="-mt-4">
        <p className="text-lg text-ink-2">
          {text.gstin} <GstinMark gstin={company.gstin} />
        </p>
        <p className="mt-3 max-w-prose">{isAdmin ? text.asAdmin : text.asUser}</p>
      </div>
      {isAdmin && <Requests />}
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {isAdmin && <UserCount />}
        <CountTile to={accountPaths.projectSites()} icon="pin" label={text.projectSites} count={useSiteCount()} />
        <CountTile
          to={pagePaths.enquiries()}
          icon="clipboard"
          label={text.openEnquiries}
          count={useOpenEnquiryCount()}
        />
      </div>
      <nav aria-label={text.quickActions} className="flex flex-wrap gap-x-4 gap-y-3">
        {isAdmin && (
          <>
            <LinkButton to={accountPaths.newUser()} tone="secondary">
              {text.addUser}
            </LinkButton>
            <LinkButton to={accountPaths.newProjectSite()} tone="secondary">
              {text.addProjectSite}
            </LinkButton>
          </>
        )}
        <Link to={accountPaths.organisation()} className="link inline-flex min-h-11 items-center">
          {text.seeDetails}
        </Link>
      </nav>
    </div>
  )
}

function UserCount() {
  const text = useCompanyTexts()
  const { data, isError, refetch } = useUserCounts()
  const { total, active, invited } = data ?? {}
  return (
    <CountTile
      to={accountPaths.companyUsers()}
      icon="users"
      label={active === undefined ? text.users : text.activeUsers}
      note={invited ? plural(invited, text.invitedUsers) : undefined}
      count={{ data: active ?? total, isError, refetch }}
    />
  )
}

/** Open access requests come first. */
function Requests() {
  const text = useCompanyTexts()
  const { data: count = 0 } = useRequestCount()
  if (count === 0) return null
  return (
    <section className="card flex flex-wrap items-center justify-between gap-4 border-l-4 border-l-amber p-5">
      <div>
        <h2 className="heading text-xl">{plural(count, text.requestsTitle)}</h2>
        <p className="text-ink-2">{text.requestsText}</p>
      </div>
      <LinkButton to={accountPaths.companyUsers()}>{text.decide}</LinkButton>
    </section>
  )
}
