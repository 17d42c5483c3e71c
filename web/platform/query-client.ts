import { QueryClient } from '@tanstack/react-query'
import type { UserType } from '#contract/session.ts'
import { ApiProblem } from './api-problem.ts'
import { sessionFor } from './session/session-for.ts'
import { whenSessionEnds } from './store.ts'

/** A refusal stays one; only what the network or a failing server did is worth asking again. */
const worthAnotherTry = (failures: number, error: unknown) =>
  failures < 2 && (error instanceof ApiProblem ? error.status >= 500 : error instanceof TypeError)

/** What was read from the API in this tab; one for signed-in pages and the header alike. Never on the server. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: worthAnotherTry }, mutations: { networkMode: 'always' } },
})

/** As whom somebody looks: oneself, or somebody of a company. */
let seenAs: UserType | undefined

// Joining or leaving a company, in whichever tab, leaves nothing behind of what was read as somebody else.
const { state } = sessionFor('customer')
state.subscribe(() => {
  const now = state.get()
  const as = now.status === 'signed-in' ? now.claims.userType : undefined
  if (as !== undefined && seenAs !== undefined && as !== seenAs) void queryClient.resetQueries()
  seenAs = as
})

whenSessionEnds(() => queryClient.clear())
