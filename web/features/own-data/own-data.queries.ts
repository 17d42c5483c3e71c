import { queryOptions, useQuery } from '@tanstack/react-query'
import type { DataExport } from '#contract/own-data.ts'
import { language } from '#contract/texts/language.en.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** The exports of the person, or of their company. */
export type Whose = 'Own' | 'Company'

const ASK_EVERY_MS = 2000
const isUnderWay = ({ status }: DataExport) => status === 'WAITING'

/** Asked again and again while one is under way. */
const exportsOf = (whose: Whose) =>
  queryOptions({
    queryKey: ['data-exports', whose],
    queryFn: async ({ signal }) => (await call(`list${whose}Exports`, { signal })).exports,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? ASK_EVERY_MS : false),
  })

export const useExports = (whose: Whose) => useQuery(exportsOf(whose), queryClient)

/** Begins an export in the language of this page. */
export async function beginExport(whose: Whose) {
  const { exports } = await call(`start${whose}Export`, { body: { language: language.code } })
  queryClient.setQueryData(exportsOf(whose).queryKey, exports)
}

/** The address of an export, which works for a minute; null once it is deleted. */
export async function addressOf(whose: Whose, exportId: string) {
  const { exports } = await call(`list${whose}Exports`)
  queryClient.setQueryData(exportsOf(whose).queryKey, exports)
  return exports.find((one) => one.exportId === exportId)?.url ?? null
}
