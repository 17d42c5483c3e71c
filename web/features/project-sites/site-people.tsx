import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import type { SitePerson } from '#contract/project-sites.people.ts'
import { staleData } from '#web/platform/stale-data.ts'
import type { Choice } from './assignment.ts'
import { Assignments } from './assignments.tsx'
import { useSitePeople } from './people.queries.ts'
import { useSitePeopleTexts } from './texts.ts'

type Props = {
  site: Address
  /** Everybody who has joined the company, for administrators. */
  colleagues?: readonly Choice[] | undefined
  ownId: string | undefined
  /** Why they could not be loaded, with a retry. */
  problem: (title: string, error: unknown, retry: () => void) => ReactNode
}

/** The people of a site; administrators assign others and name engineers. */
export function SitePeople({ site: { addressId: siteId }, colleagues, ownId, problem }: Props) {
  const text = useSitePeopleTexts()
  const { data, error, refetch } = useSitePeople(siteId)
  const people = staleData(data, error)
  if (people === undefined) return error === null ? null : problem(text.peopleFailed, error, () => void refetch())
  const here = new Set(people.map(({ userId }) => userId))
  const more = colleagues && {
    label: text.person,
    choose: text.choosePerson,
    all: text.everybodyHere,
    choices: colleagues.filter(({ value }) => !here.has(value)),
    of: (userId: string) => ({ siteId, userId, name: nameIn(colleagues, userId) }),
  }
  const noteOf = ({ userId, userRole, active }: SitePerson) =>
    [userId === ownId && text.you, userRole === 'ROLE_ADMIN' && text.admin, !active && text.inactive]
      .filter((word) => word !== false)
      .join(', ')
  const rows = people.map((person) => {
    const name = `${person.firstName} ${person.lastName}`
    return { siteId, userId: person.userId, name, title: name, note: noteOf(person), engineer: person.engineer }
  })
  return <Assignments title={text.people} intro={text.peopleText} none={text.nobody} rows={rows} more={more} />
}

const nameIn = (choices: readonly Choice[], id: string) => choices.find(({ value }) => value === id)?.label ?? ''
