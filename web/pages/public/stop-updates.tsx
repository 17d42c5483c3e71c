import { stopUpdatesTexts } from '#contract/texts/enquiries.stop-updates.en.ts'
import { call } from '#web/platform/call.ts'
import { seo } from '#web/platform/seo.ts'
import { texts } from '#web/platform/text.ts'
import type { Route } from './+types/stop-updates'
import { DeedOfLink } from './deed-of-link.tsx'

const stopText = texts({ en: stopUpdatesTexts })

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = stopText()
  return seo(matches, { title, description, path: '/stop-updates', noindex: true })
}

/** Withdraws everything somebody wants to hear of (B-44). */
export default function StopUpdates() {
  return <DeedOfLink text={stopText()} deed={(token) => call('unsubscribeAvailability', { body: { token } })} />
}
