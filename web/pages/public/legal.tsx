import '#web/features/content/post.css'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { OnThisPage } from '#web/features/content/on-this-page.tsx'
import { GrievanceOfficer } from '#web/features/settings/grievance-officer.tsx'
import { legalText, useLegalText } from '#web/features/settings/legal-text.ts'
import { found } from '#web/platform/found.ts'
import { callContext } from '#web/platform/page-context.ts'
import { seo } from '#web/platform/seo.ts'
import { ServerMarkup, sendMarkup } from '#web/platform/server-markup.tsx'
import { fill } from '#web/platform/text.ts'
import type { Route } from './+types/legal'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

const bodyId = (slug: string) => `legal-${slug}`

/** The last part of the address names the text. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.pathname.split('/').at(-1) ?? ''
  const { page } = await found(context.get(callContext)('getLegalText', { params: { slug } }))
  const { html: made, ...rest } = page
  return { page: rest, html: await sendMarkup(context, bodyId(slug), async () => made) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { slug } = loaderData.page
  const { descriptions, ...titles } = legalText()
  return seo(matches, { title: titles[slug], description: descriptions[slug], path: `/${slug}` })
}

/** The terms, the privacy policy or the grievance page, from the settings of the desk. */
export default function Legal({ loaderData: { page, html } }: Route.ComponentProps) {
  const text = useLegalText()
  const { slug, headings, changedAt } = page
  return (
    <main className="page py-8 md:py-14">
      <h1 className="display text-4xl md:text-6xl">{text[slug]}</h1>
      <p className="mt-3 text-ink-3">{fill(text.changedOn, { date: formatDate(dateInIndia(new Date(changedAt))) })}</p>
      {text.inEnglish !== '' && <p className="mt-2 text-ink-2">{text.inEnglish}</p>}
      <div className="mt-8 gap-12 border-t border-ink pt-8 md:mt-10 md:grid md:grid-cols-[14rem_1fr]">
        {headings.length > 0 ? <OnThisPage title={text.onThisPage} headings={headings} /> : <div />}
        <div>
          <div lang="en-IN">
            <ServerMarkup id={bodyId(slug)} html={html} className="post-body max-w-2xl" fallback={null} />
          </div>
          {slug !== 'terms' && <GrievanceOfficer page={page} />}
        </div>
      </div>
    </main>
  )
}
