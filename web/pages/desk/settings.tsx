import { settingsTexts } from '#contract/texts/settings.desk.en.ts'
import { uploadFile } from '#web/features/files/upload-file.ts'
import { EditPart } from '#web/features/settings/edit-part.tsx'
import { MissingFields } from '#web/features/settings/missing-fields.tsx'
import { isPartName } from '#web/features/settings/parts.ts'
import { PartsNav } from '#web/features/settings/parts-nav.tsx'
import { useSettings, versionList } from '#web/features/settings/settings.queries.ts'
import { useSettingsTexts } from '#web/features/settings/texts.ts'
import { useVersionColumns } from '#web/features/settings/version-columns.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'
import type { Route } from './+types/settings'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(settingsTexts.title)

/** The settings of the renting company, a part at a time. */
export default function SettingsPage({ params: { part = 'company' } }: Route.ComponentProps) {
  const text = useSettingsTexts()
  const shown = isPartName(part) || part === 'history' ? part : 'company'
  return (
    <>
      <PageHead title={text.title} />
      <PartsNav current={shown} />
      {shown === 'history' ? <Versions /> : <OnePart key={shown} name={shown} />}
    </>
  )
}

const storeLogo = async (file: File) => (await uploadFile('uploadDeskFile', 'logo', file)).fileId

function OnePart({ name }: { name: Parameters<typeof EditPart>[0]['name'] }) {
  const text = useSettingsTexts()
  const { data, error, isPending, refetch } = useSettings()
  const mayWrite = useMay('settings')
  const loaded = staleData(data, error)
  return (
    <>
      {isPending && <ListWaiting />}
      {error !== null && loaded === undefined && (
        <ProblemPanel title={text.failedTitle} error={error} retryLabel={text.retry} retry={() => void refetch()} />
      )}
      {loaded !== undefined && (
        <>
          <MissingFields missing={loaded.thing.missing} />
          <EditPart name={name} loaded={loaded} mayWrite={mayWrite} storeLogo={storeLogo} />
        </>
      )}
    </>
  )
}

function Versions() {
  const text = useSettingsTexts()
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-2">{text.intros.history}</p>
      <Listing list={useList(versionList, text)} columns={useVersionColumns()} empty={null} />
    </>
  )
}
