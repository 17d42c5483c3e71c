import type { ReactNode } from 'react'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import { ownName } from '#web/platform/translate-names.ts'
import { Assignments } from './assignments.tsx'
import { useUserSites } from './people.queries.ts'
import { useEverySite } from './sites.queries.ts'
import { useSitePeopleTexts } from './texts.ts'

type Props = {
  user: { userId: string; name: string; isAdmin: boolean }
  /** Why they could not be loaded, with a retry. */
  problem: (title: string, error: unknown, retry: () => void) => ReactNode
}

/** The sites at which a person works; administrators assign them to others. */
export function UserSites({ user: { userId, name, isAdmin }, problem }: Props) {
  const text = useSitePeopleTexts()
  const { data, error, refetch } = useUserSites(userId)
  const { data: every = [] } = useEverySite(true)
  const sites = staleData(data, error)
  if (sites === undefined) return error === null ? null : problem(text.sitesFailed, error, () => void refetch())
  const here = new Set(sites.map(({ siteId }) => siteId))
  const more = {
    label: text.site,
    choose: text.chooseSite,
    all: text.everySite,
    choices: every
      .filter(({ addressId }) => !here.has(addressId))
      .map(({ addressId, addressName, city }) => ({ value: addressId, label: `${addressName}, ${ownName(city)}` })),
    of: (siteId: string) => ({ siteId, userId, name }),
  }
  const rows = sites.map(({ siteId, addressName, city, engineer }) => {
    return { siteId, userId, name, title: addressName, note: ownName(city), engineer }
  })
  const intro = fill(isAdmin ? text.adminSites : text.sitesText, { name })
  return <Assignments title={text.sites} intro={intro} none={text.noSites} rows={rows} more={more} />
}
