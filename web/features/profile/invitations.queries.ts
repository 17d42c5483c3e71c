import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import type { usersApi } from '#contract/users.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

export type Invitation = OutputOf<typeof usersApi.listOwnInvitations>['invitations'][number]

const ownInvitations = () =>
  queryOptions({
    queryKey: ['invitations'],
    queryFn: async ({ signal }) => (await call('listOwnInvitations', { signal })).invitations,
  })

export const useOwnInvitations = () => useQuery(ownInvitations(), queryClient)

/** Refetches the invitations after one was answered or has expired. */
export const reloadInvitations = () => queryClient.invalidateQueries({ queryKey: ownInvitations().queryKey })
