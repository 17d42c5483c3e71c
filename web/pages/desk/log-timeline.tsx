import { logTimelineTexts } from '#contract/texts/logsheets.timeline.en.ts'
import { useDeskLogsheet } from '#web/features/logsheets/desk-logsheets.queries.ts'
import { useDeskTimeline } from '#web/features/logsheets/desk-timeline.queries.ts'
import { OneTimeline } from '#web/pages/signed-in/one-timeline.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import type { Route } from './+types/log-timeline'

export const meta = () => accountMeta(logTimelineTexts.title)

/** The day of a machine and the life of its logsheet, at the desk. */
export default function DeskLogTimeline({ params: { logsheetId } }: Route.ComponentProps) {
  const { data, error, refetch } = useDeskLogsheet(logsheetId)
  const log = { data: data?.thing, error, refetch }
  return <OneTimeline log={log} timeline={useDeskTimeline(logsheetId)} back={deskAddresses.logsheet(logsheetId)} />
}
