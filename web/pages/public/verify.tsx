import type { ComponentProps } from 'react'
import { data, Form } from 'react-router'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { pages } from '#contract/pages.ts'
import type { VerifiedQuote } from '#contract/quotes.verify.ts'
import { verifyTexts } from '#contract/texts/quotes.verify.en.ts'
import { PackDrop } from '#web/features/evidence/pack-drop.tsx'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { callContext } from '#web/platform/page-context.ts'
import { seo } from '#web/platform/seo.ts'
import { texts } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/verify'

const useVerifyText = texts({ en: verifyTexts })
const NAMES = ['quote', 'version', 'hash'] as const
type Asked = Record<(typeof NAMES)[number], string>

/** A quote that is unknown is a page of status 404, which no cache keeps. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = Object.fromEntries(NAMES.map((name) => [name, url.searchParams.get(name) ?? ''])) as Asked
  const isAsked = NAMES.some((name) => asked[name] !== '')
  if (!isAsked) return { asked, isAsked, verified: null }
  try {
    return { asked, isAsked, ...(await context.get(callContext)('verifyQuote', { query: asked })) }
  } catch (error) {
    if (!(error instanceof ApiProblem && (error.is('not-found') || error.is('bad-request')))) throw error
    return data({ asked, isAsked, verified: null }, 404)
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = verifyTexts
  return seo(matches, { title, description, path: pages.verify.path, noindex: true })
}

/** Confirms number, version, hash and date of a printed quote to anybody, and shows nothing else. */
export default function Verify({ loaderData: { asked, isAsked, verified } }: Route.ComponentProps) {
  const text = useVerifyText()
  return (
    <main className="page max-w-2xl py-10 md:py-16">
      <h1 className="display text-4xl md:text-5xl">{text.title}</h1>
      <output className="block">{isAsked && <Outcome verified={verified} />}</output>
      <p className="mt-6 text-ink-2">{text.intro}</p>
      <Form action={pages.verify.path} className="mt-6 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
          <Line name="quote" label={text.number} asked={asked} maxLength={40} placeholder="QTN-2627-000058" />
          <Line name="version" label={text.version} asked={asked} maxLength={3} inputMode="numeric" />
        </div>
        <Line name="hash" label={text.hash} asked={asked} maxLength={100} hint={text.hashHint} spellCheck={false} />
        <Button type="submit" className="justify-self-start">
          {text.verify}
        </Button>
      </Form>
      <PackDrop />
    </main>
  )
}

type LineProps = ComponentProps<'input'> & { name: keyof Asked; label: string; asked: Asked; hint?: string }

const Line = ({ name, label, asked, hint, ...rest }: LineProps) => (
  <label className="block">
    <span className="mb-1 block font-medium">{label}</span>
    <input key={asked[name]} name={name} defaultValue={asked[name]} required className="field w-full" {...rest} />
    {hint !== undefined && <span className="mt-2 block text-sm text-ink-3">{hint}</span>}
  </label>
)

function Outcome({ verified }: { verified: VerifiedQuote | null }) {
  const text = useVerifyText()
  if (verified === null)
    return (
      <section className="card mt-8 border-l-4 border-l-danger p-5">
        <h2 className="heading text-xl">{text.unknown}</h2>
        <p className="mt-2">{text.unknownText}</p>
      </section>
    )
  const { quoteNumber, version, hash, kind, at } = verified
  const rows = [
    [text.number, quoteNumber],
    [text.version, String(version)],
    [kind === 'ACCEPTED' ? text.accepted : text.sent, formatDate(dateInIndia(new Date(at)))],
    [text.hash, hash.match(/.{8}/g)?.join(' ') ?? hash],
  ] as const
  return (
    <section className="card mt-8 border-l-4 border-l-signed p-5">
      <h2 className="heading text-xl">{text.genuine}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
