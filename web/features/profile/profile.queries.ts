import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Person, profileApi } from '#contract/profile.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { adoptTokens } from '#web/platform/session/adopt-tokens.ts'

type OwnProfile = OutputOf<typeof profileApi.getOwnProfile>

/** The person in a reply: `Profile` for an individual, `User` for a company's user. */
export const personOf = (answer: OwnProfile): Person => ('User' in answer ? answer.User : answer.Profile)

const ownProfile = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => personOf(await call('getOwnProfile', { signal })),
  })

/** The cached profile, without a request. */
export const readProfile = () => queryClient.getQueryData(ownProfile().queryKey)

export const useOwnProfile = () => useQuery(ownProfile(), queryClient)

/** Caches the reply to a change: the person, and the tokens if there are any. */
export function cacheProfile(answer: OwnProfile) {
  queryClient.setQueryData(ownProfile().queryKey, personOf(answer))
  adoptTokens(answer)
}
