import type { Claims } from '#contract/session.ts'
import { accountTexts } from '#contract/texts/account.en.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { texts } from '#web/platform/text.ts'
import type { Group, Place } from './places.ts'

export const useAccountTexts = texts({ en: accountTexts })

/** The signed-in pages that a person may open, in groups; without claims, those open to everybody. */
export function accountPlaces(text: ReturnType<typeof useAccountTexts>, claims: Claims | undefined): Group[] {
  const admin = claims?.role === 'ROLE_ADMIN'
  const users: Place = {
    to: accountPaths.companyUsers(),
    icon: 'users',
    name: text.users,
    also: [accountPaths.newUser()],
  }
  const statement: Place = {
    to: accountPaths.statement(),
    icon: 'ledger',
    name: text.statement,
    also: [accountPaths.payments()],
  }
  const company: Group = {
    name: text.company,
    places: [
      { to: accountPaths.company(), icon: 'building', name: text.overview, also: [] },
      ...(admin ? [users] : []),
      {
        to: accountPaths.projectSites(),
        icon: 'pin',
        name: text.projectSites,
        also: [accountPaths.newProjectSite(), accountPaths.anyProjectSite()],
      },
    ],
  }
  return [
    {
      name: text.rentals,
      places: [
        { to: accountPaths.dashboard(), icon: 'bars', name: text.dashboard, also: [] },
        { to: pagePaths.enquiries(), icon: 'clipboard', name: text.enquiries, also: [] },
        { to: accountPaths.jobs(), icon: 'truck', name: text.jobs, also: [accountPaths.anyJob()] },
        {
          to: accountPaths.logsheets(),
          icon: 'pen',
          name: text.logsheets,
          also: [accountPaths.timesheets()],
          not: [accountPaths.anySummarySheet()],
        },
        {
          to: accountPaths.summarySheets(),
          icon: 'sheet',
          name: text.summarySheets,
          also: [accountPaths.anySummarySheet()],
        },
        {
          to: accountPaths.invoices(),
          icon: 'card',
          name: text.invoices,
          also: [accountPaths.anyJobInvoices()],
        },
        ...(claims?.userType === 'COMPANY' && !admin ? [] : [statement]),
      ],
    },
    ...(claims?.userType === 'COMPANY' ? [company] : []),
    {
      name: text.you,
      places: [
        { to: accountPaths.profile(), icon: 'person', name: text.profile, also: [accountPaths.editProfile()] },
        {
          to: accountPaths.organisation(),
          icon: 'card',
          name: text.organisation,
          also: [accountPaths.editOrganisation()],
        },
        { to: accountPaths.notifications(), icon: 'bell', name: text.notifications, also: [] },
        { to: accountPaths.ownData(), icon: 'download', name: text.ownData, also: [] },
      ],
    },
  ]
}
