import { QueryClient } from '@tanstack/react-query'
import type { UserType } from '#contract/session.ts'
import { ApiProblem } from './api-problem.ts'
import { sessionFor } from './session/session-for.ts'
import { whenSessionEnds } from './store.ts'

/** Retries network and server failures only; a refusal is final. */
const worthAnotherTry = (failures: number, error: unknown) =>
  failures < 2 && (error instanceof ApiProblem ? error.status >= 500 : error instanceof TypeError)

/** This tab's query cache, shared by signed-in pages and the header. Never used on the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a signal an answer may still be on the phone, or else a failure is the answer.
    queries: { staleTime: 30_000, retry: worthAnotherTry, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** The user type that the cached data was read as: an individual or a company's user. */
let seenAs: UserType | undefined

// Joining or leaving a company, in any tab, empties the cache of data read under the other user type.
const { state } = sessionFor('customer')
state.subscribe(() => {
  const now = state.get()
  const as = now.status === 'signed-in' ? now.claims.userType : undefined
  if (as !== undefined && seenAs !== undefined && as !== seenAs) void queryClient.resetQueries()
  seenAs = as
})

whenSessionEnds(() => queryClient.clear())
