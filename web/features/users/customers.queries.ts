import { queryOptions, useQuery } from '@tanstack/react-query'
import { verifications } from '#contract/company.ts'
import type { CompanyLine, DeskCompany, PersonLine } from '#contract/users.desk.ts'
import type { CustomerLimits } from '#contract/users.limits.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

const [COMPANIES, PERSONS] = ['desk-companies', 'desk-persons'] as const
const [LIMITS, REQUESTS] = ['desk-limits', 'desk-access-requests'] as const
/** A company with its version, which a judgement sends (B-36). */
export type VersionedCompany = VersionOf<DeskCompany>
export type VersionedLimits = VersionOf<CustomerLimits>

export const companyList = cachedList<CompanyLine>({
  name: COMPANIES,
  idOf: ({ companyId }) => companyId,
  filters: { verification: verifications },
  async ask({ q, filters }, paged, signal) {
    const verification = verifications.find((one) => one === filters['verification'])
    const query = { ...(q === '' ? {} : { filter: q }), ...(verification ? { verification } : {}), ...paged }
    return (await call('listCompanies', { query, signal })).companies
  },
})

export const personList = cachedList<PersonLine>({
  name: PERSONS,
  idOf: ({ userId }) => userId,
  async ask({ q }, paged, signal) {
    const query = { ...(q === '' ? {} : { filter: q }), ...paged }
    return (await call('listPersons', { query, signal })).persons
  },
})

const oneCompany = (id: string) =>
  queryOptions({
    queryKey: [COMPANIES, 'one', id],
    async queryFn({ signal }): Promise<VersionedCompany> {
      const { answer, version } = await callVersioned('getDeskCompany', { params: { id }, signal })
      return { thing: answer.company, version }
    },
  })

const limitsOf = (id: string) =>
  queryOptions({
    queryKey: [LIMITS, id],
    async queryFn({ signal }): Promise<VersionedLimits> {
      const { answer, version } = await callVersioned('getCustomerLimits', { params: { id }, signal })
      return { thing: answer.limits, version }
    },
  })

const onePerson = (id: string) =>
  queryOptions({
    queryKey: [PERSONS, 'one', id],
    queryFn: async ({ signal }) => (await call('getPerson', { params: { id }, signal })).person,
  })

const requests = queryOptions({
  queryKey: [REQUESTS],
  queryFn: async ({ signal }) => (await call('listOrphanRequests', { signal })).accessRequests,
})

export const useDeskCompany = (id: string) => useQuery(oneCompany(id), queryClient)
export const useLimits = (id: string) => useQuery(limitsOf(id), queryClient)
export const usePerson = (id: string) => useQuery(onePerson(id), queryClient)
export const useRequests = () => useQuery(requests, queryClient)

export const companiesChanged = () => queryClient.invalidateQueries({ queryKey: [COMPANIES] })
export const limitsChanged = () => queryClient.invalidateQueries({ queryKey: [LIMITS] })
/** Companies, or people without one. */
export async function customersChanged() {
  await queryClient.invalidateQueries({ queryKey: [PERSONS] })
  await companiesChanged()
}
/** A decision on a request makes an administrator of a person without a company. */
export const requestsChanged = async () => {
  await queryClient.invalidateQueries({ queryKey: [REQUESTS] })
  await companiesChanged()
}
