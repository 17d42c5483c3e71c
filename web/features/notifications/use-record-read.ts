import { useEffect } from 'react'
import { markRead } from './notifications.queries.ts'

/** Marks what somebody was notified of about a record as read once they see it, and again when it has changed. */
export function useRecordRead(recordId: string, record: unknown) {
  useEffect(() => {
    // Without a connection the notifications simply stay unread.
    if (record !== undefined) markRead({ recordId }).catch(() => {})
  }, [recordId, record])
}
