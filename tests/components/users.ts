import type { Address } from '#contract/addresses.ts'
import type { AssignedSite } from '#contract/project-sites.people.ts'
import { CompanyUser } from '#contract/users.ts'
import { type Replies, refused } from './replies.ts'
import { sampleOf } from './sample-of.ts'
import { idOf, pageOf, pageOfFound } from './samples.ts'
import { field } from './screen.tsx'
import { ASHA } from './somebody.ts'

/** A user of the company. */
export const aUser = (firstName: string, n: number, more: Partial<CompanyUser> = {}) =>
  sampleOf(CompanyUser, {
    userId: idOf(500 + n),
    firstName,
    lastName: 'Joshi',
    email: `${firstName.toLowerCase()}@people.example`,
    phone: `70000001${String(n).padStart(2, '0')}`,
    active: true,
    acceptLimitPaise: 0,
    ...more,
  })

/** The signed-in administrator and these users, newest first, as the server keeps them during a test. */
export function aTeam(...firstNames: string[]) {
  const administrator = { userRole: 'ROLE_ADMIN', acceptLimitPaise: null } as const
  const own = aUser('Asha', 99, { userId: ASHA.userId, lastName: 'Patil', ...administrator })
  const users = [...firstNames.map((firstName, n) => aUser(firstName, n)).toReversed(), own]
  const find = (id: string) => users.find(({ userId }) => userId === id)
  const change = (id: string, changes: { [Key in keyof CompanyUser]?: CompanyUser[Key] | undefined }) => {
    const user = find(id)
    return user === undefined ? refused('not-found') : { User: Object.assign(user, changes) }
  }
  function remove(id: string) {
    const at = users.findIndex(({ userId }) => userId === id)
    return at === -1 ? undefined : users.splice(at, 1)[0]
  }
  const replies = {
    listAccessRequests: { accessRequests: [] },
    listCompanyUsers: ({ query }) => ({ Users: pageOfFound(users, query, ({ firstName }) => firstName) }),
    getCompanyUser: ({ params: { id } }) => change(id, {}),
    addCompanyUser: ({ body }) => {
      users.unshift({ ...aUser(body.firstName, users.length + 100), ...body, active: false, status: 'INVITED' })
      return { User: users[0] as CompanyUser }
    },
    updateCompanyUser: ({ params: { id }, body }) => change(id, body),
    listUserSites: { sites: pageOf<AssignedSite>([]) },
    listProjectSites: { projectSites: pageOf<Address>([]) },
    activateCompanyUser: ({ params: { id } }) => change(id, { active: true, status: 'ACTIVE' }),
    deactivateCompanyUser: ({ params: { id } }) => change(id, { active: false, status: 'INACTIVE' }),
    deleteCompanyUser: ({ params: { id } }) => (remove(id) === undefined ? refused('not-found') : undefined),
  } satisfies Replies
  return { users, replies, remove }
}

/** Types a new user into the form. */
export async function fillIn(firstName: string) {
  await field('First name').fill(firstName)
  await field('Last name').fill('Joshi')
  await field('Phone number').fill('7000000199')
  await field('Email ID').fill(`${firstName.toLowerCase()}@people.example`)
}
