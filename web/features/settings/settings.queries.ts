import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SettingsVersion, ShownSettings } from '#contract/settings.desk.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

const NAME = 'settings'
/** The settings with the ETag that a save sends (B-36). */
export type LoadedSettings = VersionOf<ShownSettings>

/** The current settings from the server, not cached. */
export async function newestSettings(more: { signal?: AbortSignal } = {}): Promise<LoadedSettings> {
  const { answer, version } = await callVersioned('getSettings', more)
  return { thing: answer.settings, version }
}

/** The address of the logo works for a minute only, so no screen begins with an earlier one. */
const FRESH = { staleTime: 0 }

const current = queryOptions({
  ...FRESH,
  queryKey: [NAME, 'now'],
  queryFn: ({ signal }) => newestSettings({ signal }),
})

export const useSettings = () => useQuery(current, queryClient)

const oneVersion = (version: string) =>
  queryOptions({
    ...FRESH,
    queryKey: [NAME, 'version', version],
    queryFn: async ({ signal }) => (await call('getSettingsVersion', { params: { id: version }, signal })).settings,
  })

export const useSettingsVersion = (version: string) => useQuery(oneVersion(version), queryClient)

export const versionList = cachedList<SettingsVersion>({
  name: 'settings-versions',
  idOf: ({ version }) => String(version),
  async ask({ q }, paged, signal) {
    const query = { ...(q === '' ? {} : { filter: q }), ...paged }
    return (await call('listSettingsVersions', { query, signal })).versions
  },
})

export function settingsSaved(saved: LoadedSettings) {
  queryClient.setQueryData(current.queryKey, saved)
  void queryClient.invalidateQueries({ queryKey: ['settings-versions'] })
}
