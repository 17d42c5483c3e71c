import { Link } from 'react-router'
import type { Resources as ResourcesData } from '#contract/content.ts'
import { jsonLd } from '#web/features/catalogue/product-json-ld.ts'
import { Section } from '#web/features/catalogue/section.tsx'
import { faqJsonLd } from '#web/features/content/content-json-ld.ts'
import { Faq } from '#web/features/content/faq.tsx'
import { resourcesText, useResourcesText } from '#web/features/content/resources-text.ts'
import { callContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import { rememberMarkup, ServerMarkup } from '#web/platform/server-markup.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/resources'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

const FACTS = 'faq-facts'

export async function loader({ context }: Route.LoaderArgs) {
  const { resources } = await context.get(callContext)('getResources')
  await rememberMarkup(context, FACTS, async () => jsonLd(faqJsonLd(resources.faq)))
  return { resources }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = resourcesText()
  return seo(matches, { title, description, path: pagePaths.resources() })
}

/** The three sections that the specification names by fragment. */
export default function Resources({ loaderData: { resources } }: Route.ComponentProps) {
  const text = useResourcesText()
  return (
    <main>
      <ServerMarkup id={FACTS} fallback={null} />
      <div className="page pt-8 md:pt-14">
        <h1 className="display text-4xl md:text-6xl">{text.title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-2 md:text-xl">{text.tagline}</p>
        <Contents />
      </div>
      <Section id="health-and-safety" title={text.healthAndSafety} className="scroll-mt-20">
        <HealthAndSafety sections={resources.healthAndSafety} />
      </Section>
      <Section id="features" title={text.features} className="scroll-mt-20">
        <Features features={resources.features} />
      </Section>
      <Section id="faq" title={text.faq} intro={text.faqText} className="scroll-mt-20">
        <Faq groups={resources.faq} />
      </Section>
    </main>
  )
}

function Contents() {
  const text = useResourcesText()
  const inside = [
    ['health-and-safety', text.healthAndSafety],
    ['features', text.features],
    ['faq', text.faq],
  ] as const
  const further = [
    [pagePaths.workerSafety(), text.workerSafety],
    [pagePaths.industries(), text.industries],
    [pagePaths.blogs(), text.blog],
  ] as const
  return (
    <nav aria-label={text.onThisPage} className="mt-6 flex flex-wrap gap-2">
      {inside.map(([id, label]) => (
        <a key={id} href={`#${id}`} className="chip border-ink font-semibold">
          {label}
        </a>
      ))}
      {further.map(([to, label]) => (
        <Link key={to} to={to} className="chip">
          {label}
        </Link>
      ))}
    </nav>
  )
}

function HealthAndSafety({ sections }: { sections: ResourcesData['healthAndSafety'] }) {
  const text = useResourcesText()
  return (
    <>
      <ul lang="en-IN" className="grid gap-x-12 gap-y-7 md:grid-cols-2">
        {sections.map(({ heading, paragraphs }) => (
          <li key={heading}>
            <h3 className="heading text-xl">{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-1.5 max-w-xl leading-relaxed text-ink-2">
                {paragraph}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border-l-4 border-amber bg-card px-5 py-4">
        <div>
          <h3 className="font-semibold">{text.workerSafety}</h3>
          <p className="mt-1 max-w-2xl text-ink-2">{text.workerSafetyText}</p>
        </div>
        <LinkButton tone="secondary" to={pagePaths.workerSafety()}>
          {text.workerSafety}
        </LinkButton>
      </div>
    </>
  )
}

const Features = ({ features }: { features: ResourcesData['features'] }) => (
  <ul lang="en-IN" className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
    {features.map(({ key, title, text }) => (
      <li key={key} className="border-t-2 border-blueprint pt-3">
        <h3 className="heading text-lg">{title}</h3>
        <p className="mt-1 text-ink-2">{text}</p>
      </li>
    ))}
  </ul>
)
