import { settingsTexts } from '#contract/texts/settings.desk.en.ts'
import { DocumentPreview } from '#web/features/settings/document-preview.tsx'
import { useSettingsVersion } from '#web/features/settings/settings.queries.ts'
import { useSettingsTexts } from '#web/features/settings/texts.ts'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { fill } from '#web/platform/text.ts'
import type { Route } from './+types/settings-version'

export const meta = () => accountMeta(settingsTexts.version)

/** The settings as they were in a version. */
export default function SettingsVersionPage({ params: { version } }: Route.ComponentProps) {
  const text = useSettingsTexts()
  const { data, error, isPending, refetch } = useSettingsVersion(version)
  return (
    <>
      <PageHead
        title={fill(text.versionOf, { version })}
        back={{ to: deskAddresses.settings('history'), label: text.backToVersions }}
      />
      {isPending && <ListWaiting />}
      {error !== null && <EntryNotShown text={text} error={error} retry={() => void refetch()} />}
      {data !== undefined && (
        <div className="grid max-w-xl gap-6">
          <p className="text-ink-2">
            {text.savedAt} {instantText(data.savedAt)} · {data.savedBy}
          </p>
          <DocumentPreview settings={data} />
        </div>
      )}
    </>
  )
}
