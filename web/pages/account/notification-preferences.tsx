import { preferenceTexts } from '#contract/texts/notifications.preferences.en.ts'
import { usePreferences } from '#web/features/notifications/notifications.queries.ts'
import { PreferencesForm } from '#web/features/notifications/preferences-form.tsx'
import { usePreferenceTexts } from '#web/features/notifications/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { accountMeta } from '#web/platform/seo.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const meta = () => accountMeta(preferenceTexts.title)

/** The choice of notifications that a person also gets by e-mail and by text message. */
export default function NotificationPreferences() {
  const text = usePreferenceTexts()
  const { data, error, isPending, refetch } = usePreferences()
  return (
    <>
      <PageHead title={text.title} />
      <p className="max-w-2xl text-ink-2">{text.intro}</p>
      <p className="mt-2 mb-6 max-w-2xl text-ink-2">{text.always}</p>
      {isPending && (
        <output className="block max-w-2xl">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-88" />
        </output>
      )}
      {data === undefined && error !== null && (
        <ProblemPanel title={text.failedTitle} error={error} retryLabel={text.retry} retry={() => void refetch()} />
      )}
      {data !== undefined && (
        <div className="card max-w-2xl p-5 md:p-8">
          <PreferencesForm loaded={data} />
        </div>
      )}
    </>
  )
}
