import { stopUpdatesTexts } from '#contract/texts/enquiries.stop-updates.en.ts'
import { call } from '#web/platform/call.ts'
import { seo } from '#web/platform/seo.ts'
import { texts } from '#web/platform/text.ts'
import type { Route } from './+types/stop-updates'
import { LinkAction } from './link-action.tsx'

const stopText = texts({ en: stopUpdatesTexts })

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = stopText()
  return seo(matches, { title, description, path: '/stop-updates', noindex: true })
}

/** Removes all availability subscriptions of a person (B-44). */
export default function StopUpdates() {
  return <LinkAction text={stopText()} action={(token) => call('unsubscribeAvailability', { body: { token } })} />
}
