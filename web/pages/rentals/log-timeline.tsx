import { useSearchParams } from 'react-router'
import { logTimelineTexts } from '#contract/texts/logsheets.timeline.en.ts'
import { useLogsheet } from '#web/features/logsheets/logsheets.queries.ts'
import { useTimeline } from '#web/features/logsheets/timeline.queries.ts'
import { OneTimeline } from '#web/pages/signed-in/one-timeline.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'

export const meta = () => accountMeta(logTimelineTexts.title)

/** The day of a machine and the life of its logsheet. */
export default function LogTimeline() {
  const id = useSearchParams()[0].get('log') ?? ''
  const { data, error, refetch } = useLogsheet(id)
  const log = { data: data?.thing, error, refetch }
  return <OneTimeline log={log} timeline={useTimeline(id)} back={accountPaths.logsheet(id)} />
}
