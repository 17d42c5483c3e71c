import type { LinkedLogsheet } from '#contract/logsheets.links.ts'
import { pages } from '#contract/pages.ts'
import { linkedLogTexts } from '#contract/texts/logsheets.linked.en.ts'
import { useLinkedLog } from '#web/features/logsheets/linked-log.queries.ts'
import { LinkedLog } from '#web/features/logsheets/linked-log.tsx'
import { useLinkedLogTexts } from '#web/features/logsheets/linked-texts.ts'
import { OtpForm } from '#web/features/session/otp-form.tsx'
import { LinkRefused } from '#web/features/signed-links/link-refused.tsx'
import { useSignedLinkTexts } from '#web/features/signed-links/texts.ts'
import { useLinkToken } from '#web/features/signed-links/use-link-token.ts'
import { seo } from '#web/platform/seo.ts'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import type { Route } from './+types/sign'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = linkedLogTexts
  return seo(matches, { title, description, path: pages.sign.path, noindex: true })
}

/** One logsheet to sign or dispute, for somebody without an account; the token stands in the fragment. */
export default function Sign() {
  const { loading } = useSignedLinkTexts()
  const token = useLinkToken()
  const { data, error, refetch } = useLinkedLog(token)
  // A link that ended no longer shows what it opened.
  const isRefused = token === '' || error !== null
  return (
    <main id="content" tabIndex={-1} className="page max-w-3xl py-6 outline-none md:py-10">
      {isRefused ? (
        <Refused error={error} retry={() => void refetch()} />
      ) : token === undefined || data === undefined ? (
        <ListWaiting label={loading} />
      ) : (
        <Shown token={token} linked={data} />
      )}
    </main>
  )
}

function Refused({ error, retry }: { error: Error | null; retry: () => void }) {
  return (
    <>
      <h1 className="sr-only">{useLinkedLogTexts().title}</h1>
      <LinkRefused error={error ?? undefined} retry={retry} />
    </>
  )
}

const Shown = ({ token, linked }: { token: string; linked: LinkedLogsheet }) => (
  // Another version or status begins anew, without strokes drawn for the one before.
  <LinkedLog
    key={`${token}-${linked.logsheet.status}`}
    {...{ token, linked }}
    codeForm={(form) => <OtpForm {...form} />}
  />
)
