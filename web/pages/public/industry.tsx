import { Link } from 'react-router'
import { Breadcrumb } from '#web/features/catalogue/breadcrumb.tsx'
import { breadcrumbJsonLd, jsonLd } from '#web/features/catalogue/product-json-ld.ts'
import { Section } from '#web/features/catalogue/section.tsx'
import { industriesText, useIndustriesText } from '#web/features/content/industries-text.ts'
import { found } from '#web/platform/found.ts'
import { callContext, toolsContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import { rememberMarkup, ServerMarkup } from '#web/platform/server-markup.tsx'
import { fill } from '#web/platform/text.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { Route } from './+types/industry'
import { IndustryMachines } from './industry-machines.tsx'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(callContext)
  const [{ industry }, { industries }] = await Promise.all([
    found(call('getIndustry', { params: { slug: params.title } })),
    call('listIndustries'),
  ])
  const { publicUrl } = context.get(toolsContext).site
  await rememberMarkup(context, trailId(industry.slug), async () =>
    jsonLd(breadcrumbJsonLd(trailOf(industry), publicUrl)),
  )
  const others = industries.filter(({ slug }) => slug !== industry.slug).map(({ slug, title }) => ({ slug, title }))
  return { industry, others }
}

type Named = { slug: string; title: string }

const trailId = (slug: string) => `trail-${slug}`

const above = () => [{ to: pagePaths.industries(), name: industriesText().title }]
const trailOf = ({ slug, title }: Named) => [...above(), { to: pagePaths.industry(slug), name: title }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { slug, title, description } = loaderData.industry
  return seo(matches, {
    title: fill(industriesText().pageTitle, { title }),
    description,
    path: pagePaths.industry(slug),
  })
}

/** One industry: how it works, what it rents, and advice. */
export default function Industry({ loaderData: { industry, others } }: Route.ComponentProps) {
  const text = useIndustriesText()
  return (
    <main>
      <ServerMarkup id={trailId(industry.slug)} fallback={null} />
      <div className="page pt-2 md:pt-4">
        <Breadcrumb crumbs={above()} />
        <h1 className="display mt-1 text-4xl md:text-6xl">{industry.title}</h1>
        <p className="mt-4 max-w-3xl text-lg text-ink-2 md:text-xl">{industry.description}</p>
        <div className="mt-8 grid gap-8 border-t border-ink pt-8 md:mt-12 md:grid-cols-[1.4fr_1fr] md:gap-14">
          <Paragraphs paragraphs={industry.paragraphs} />
          <Lists jobs={industry.typicalJobs} safety={industry.safetyNotes} />
        </div>
      </div>
      <Section title={text.machinesTitle} intro={text.machinesText}>
        <IndustryMachines machines={industry.machines} />
      </Section>
      <Section title={text.others}>
        <ul className="flex flex-wrap gap-2">
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <Chip to={pagePaths.industry(slug)}>{title}</Chip>
            </li>
          ))}
        </ul>
      </Section>
    </main>
  )
}

const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div lang="en-IN" className="max-w-2xl space-y-4 text-lg leading-relaxed text-ink-2">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)

function Lists({ jobs, safety }: { jobs: readonly string[]; safety: readonly string[] }) {
  const text = useIndustriesText()
  return (
    <div className="space-y-8">
      <div>
        <h2 className="heading text-xl">{text.jobs}</h2>
        <Points points={jobs} />
      </div>
      <div className="border-l-4 border-amber bg-card px-5 py-4">
        <h2 className="heading text-xl">{text.safety}</h2>
        <Points points={safety} />
        <Link to={pagePaths.workerSafety()} className="link mt-2 inline-flex min-h-11 items-center">
          {text.readSafety}
        </Link>
      </div>
    </div>
  )
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul lang="en-IN" className="mt-3 list-disc space-y-1.5 pl-5 text-ink-2 marker:text-blueprint">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)
