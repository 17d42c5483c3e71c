import { settingsTexts } from '#contract/texts/settings.desk.en.ts'
import { DocumentPreview } from '#web/features/settings/document-preview.tsx'
import { useSettingsVersion } from '#web/features/settings/settings.queries.ts'
import { useSettingsTexts } from '#web/features/settings/texts.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import type { Route } from './+types/settings-version'

export const meta = () => accountMeta(settingsTexts.version)

/** The settings as they were in a version. */
export default function SettingsVersionPage({ params: { version } }: Route.ComponentProps) {
  const text = useSettingsTexts()
  const query = useSettingsVersion(version)
  const settings = staleData(query.data, query.error)
  return (
    <>
      <PageHead
        title={fill(text.versionOf, { version })}
        back={{ to: deskAddresses.settings('history'), label: text.backToVersions }}
      />
      <EntryState query={query} text={text} />
      {settings !== undefined && (
        <div className="grid max-w-xl gap-6">
          <p className="text-ink-2">
            {text.savedAt} {instantText(settings.savedAt)} · {settings.savedBy}
          </p>
          <DocumentPreview settings={settings} />
        </div>
      )}
    </>
  )
}
