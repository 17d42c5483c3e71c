import { Link } from 'react-router'
import { DrawingFrame } from '#web/features/catalogue/drawing-frame.tsx'
import { squareFrameFor } from '#web/features/catalogue/drawing-scale.ts'
import { industriesText, useIndustriesText } from '#web/features/content/industries-text.ts'
import { callContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import type { Route } from './+types/industries'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(callContext)('listIndustries')

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = industriesText()
  return seo(matches, { title, description, path: pagePaths.industries() })
}

/** The industries, each with a representative machine. */
export default function Industries({ loaderData: { industries } }: Route.ComponentProps) {
  const text = useIndustriesText()
  return (
    <main className="page py-8 md:py-14">
      <h1 className="display text-4xl md:text-6xl">{text.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-2 md:text-xl">{text.tagline}</p>
      <ul className="mt-8 grid gap-3 border-t border-ink pt-8 sm:grid-cols-2 md:mt-12 md:gap-4 lg:grid-cols-3">
        {industries.map((industry) => (
          <IndustryCard key={industry.slug} industry={industry} />
        ))}
      </ul>
    </main>
  )
}

type Card = Route.ComponentProps['loaderData']['industries'][number]

const IndustryCard = ({ industry: { slug, title, description, drawing } }: { industry: Card }) => (
  <li className="card relative flex flex-col hover:border-ink">
    {drawing && <DrawingFrame drawing={drawing} frame={squareFrameFor(drawing)} />}
    <div className="p-4">
      <h2>
        <Link
          to={pagePaths.industry(slug)}
          className="heading text-xl after:absolute after:inset-0 hover:text-blueprint hover:underline"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-1 text-ink-2">{description}</p>
    </div>
  </li>
)
