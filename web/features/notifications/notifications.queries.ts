import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { LanguageCode } from '#contract/languages.ts'
import type { Preferences } from '#contract/notifications.ts'
import { language } from '#contract/texts/language.en.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const POLL_MS = 60_000
export const NEWEST = 20
/** As many as one page of the call may have. */
export const ALL = 100

const all = ['notifications'] as const

/** The newest notifications in the language of the page, asked for again each minute while the tab is visible. */
const notifications = (size: number) =>
  queryOptions({
    queryKey: [...all, size],
    queryFn: ({ signal }) =>
      call('listNotifications', { query: { lang: language.code, page: '0', size: String(size) }, signal }),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  })

export const useNotifications = (size = NEWEST) => useQuery(notifications(size), queryClient)

/** Marks notifications as read: some, those of a record, or all. */
export async function markRead(which: { notificationIds?: string[]; recordId?: string } = {}) {
  await call('readNotifications', { body: which })
  await queryClient.invalidateQueries({ queryKey: all })
}

/**
 * Makes the language of the page that of messages to the person, once per load: switching the language loads the page
 * anew. A failure shows nothing; the next load tries again.
 */
export function useOwnLanguage(stored: LanguageCode | undefined) {
  const isDone = useRef(false)
  useEffect(() => {
    if (stored === undefined || isDone.current) return
    isDone.current = true
    if (stored !== language.code) call('setOwnLanguage', { body: { language: language.code } }).catch(() => {})
  }, [stored])
}

const preferences = () =>
  queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: ({ signal }) => call('getNotificationPreferences', { signal }),
  })

export const usePreferences = () => useQuery(preferences(), queryClient)
export const cachePreferences = (saved: Preferences) => queryClient.setQueryData(preferences().queryKey, saved)
