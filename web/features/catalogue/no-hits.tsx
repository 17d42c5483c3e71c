import { pagePaths } from '#web/platform/paths.ts'
import { fill } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { CardFacts } from './card-facts.ts'
import { useListText } from './list-text.ts'
import { ProductGrid } from './product-card.tsx'

type Props = { city: { slug: string; name: string }; nearest: readonly CardFacts[]; filtered: boolean }

/** An empty list says why, and what comes nearest. */
export function NoHits({ city, nearest, filtered }: Props) {
  const text = useListText()
  const why = nearest[0]?.available === false ? text.noHitsElsewhere : filtered ? text.noHitsText : text.noHitsCity
  return (
    <div className="mt-4">
      <h2 className="heading text-2xl">{text.noHitsTitle}</h2>
      <p className="mt-2 mb-4 text-ink-2">{fill(why, { city: city.name })}</p>
      <ProductGrid products={nearest} city={city} />
      <LinkButton tone="secondary" to={pagePaths.equipments(city.slug)} className="mt-6">
        {fill(text.showAll, { city: city.name })}
      </LinkButton>
    </div>
  )
}
