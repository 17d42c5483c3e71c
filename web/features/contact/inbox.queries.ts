import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ContactLine, type ContactMessage, contactStatuses } from '#contract/contact.desk.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned, type Versioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

const NAME = 'contact-messages'
/** A message with its version, which a change sends (B-36). */
export type VersionedMessage = VersionOf<ContactMessage>

export const inbox = cachedList<ContactLine>({
  name: NAME,
  idOf: ({ messageId }) => messageId,
  filters: { status: contactStatuses },
  async ask({ q, filters }, paged, signal) {
    const status = contactStatuses.find((one) => one === filters['status'])
    const query = { ...(q === '' ? {} : { filter: q }), ...(status ? { status } : {}), ...paged }
    return (await call('listContactMessages', { query, signal })).contactMessages
  },
})

const shown = ({ answer, version }: Versioned<{ contactMessage: ContactMessage }>): VersionedMessage => ({
  thing: answer.contactMessage,
  version,
})

const oneMessage = (id: string) =>
  queryOptions({
    queryKey: [NAME, 'one', id],
    queryFn: async ({ signal }) => shown(await callVersioned('getContactMessage', { params: { id }, signal })),
  })

export const useMessage = (id: string) => useQuery(oneMessage(id), queryClient)

/** Shows a message as a change has left it. */
export function messageChanged(saved: Versioned<{ contactMessage: ContactMessage }>) {
  const { messageId } = saved.answer.contactMessage
  queryClient.setQueryData(oneMessage(messageId).queryKey, shown(saved))
  inbox.askAgain()
}

/** Asks for a message again, because a colleague has changed it meanwhile. */
export const reloadMessage = (id: string) => void queryClient.invalidateQueries({ queryKey: oneMessage(id).queryKey })
