import { queryOptions, useQuery } from '@tanstack/react-query'
import type { InvoiceReminders } from '#contract/invoices.reminders.ts'
import { callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'
import { DESK_INVOICES, reloadDeskInvoices } from './desk-invoices.queries.ts'

const remindersOf = (id: string) =>
  queryOptions({
    queryKey: [DESK_INVOICES, 'reminders', id],
    queryFn: async ({ signal }): Promise<VersionOf<InvoiceReminders>> => {
      const { answer, version } = await callVersioned('getInvoiceReminders', { params: { id }, signal })
      return { thing: answer.reminders, version }
    },
    staleTime: 0,
  })

/** The reminders of an issued invoice. */
export const useReminders = (id: string) => useQuery(remindersOf(id), queryClient)

type Stopping = { id: string; version: string | undefined; reason: string }

/** Stops or resumes the reminders of an invoice, which then has another version. */
export async function setStopped(name: 'stopReminders' | 'resumeReminders', { id, version, reason }: Stopping) {
  await callVersioned(name, { params: { id }, headers: { 'if-match': version }, body: { reason } })
  await reloadDeskInvoices()
}
