import { pages } from '#contract/pages.ts'
import { gateTexts } from '#contract/texts/jobs.gate.en.ts'
import { useGatePass } from '#web/features/jobs/gate-pass.queries.ts'
import { useGateTexts } from '#web/features/jobs/gate-texts.ts'
import { GateView } from '#web/features/jobs/gate-view.tsx'
import { LinkRefused } from '#web/features/signed-links/link-refused.tsx'
import { useSignedLinkTexts } from '#web/features/signed-links/texts.ts'
import { useLinkToken } from '#web/features/signed-links/use-link-token.ts'
import { seo } from '#web/platform/seo.ts'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import type { Route } from './+types/gate'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = gateTexts
  return seo(matches, { title, description, path: pages.gate.path, noindex: true })
}

/** One gate pass for whoever scans the code on its paper; the token stands in the fragment. */
export default function Gate() {
  const { title } = useGateTexts()
  const { loading } = useSignedLinkTexts()
  const token = useLinkToken()
  const { data, error, refetch } = useGatePass(token)
  const isRefused = token === '' || error !== null
  return (
    <main id="content" tabIndex={-1} className="page max-w-3xl py-6 outline-none md:py-10">
      {isRefused ? (
        <>
          <h1 className="sr-only">{title}</h1>
          <LinkRefused error={error ?? undefined} retry={() => void refetch()} />
        </>
      ) : data === undefined ? (
        <ListWaiting label={loading} />
      ) : (
        <GateView {...data} />
      )}
    </main>
  )
}
