import { noHitsTexts } from '#contract/texts/catalogue.no-hits.en.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { fill, texts } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { CardFacts } from './card-facts.ts'
import { FinderLink } from './finder-link.tsx'
import { ProductGrid } from './product-card.tsx'

const useNoHitsText = texts({ en: noHitsTexts })

type City = { slug: string; name: string }
type Cards = readonly CardFacts[]
type Props = { city: City; none: { elsewhere: Cards; nearest: Cards }; filtered: boolean; explained: boolean }

/** An empty list with the reason, unless the search has `explained` it, other cities with such machines, and the nearest machines. */
export function NoHits({ city, none: { elsewhere, nearest }, filtered, explained }: Props) {
  const text = useNoHitsText()
  return (
    <div className="mt-4">
      {!explained && (
        <>
          <h2 className="heading text-2xl">{text.title}</h2>
          <p className="mt-2 text-ink-2">{filtered ? text.text : fill(text.city, { city: city.name })}</p>
          <p className="mt-2">
            <FinderLink city={city.slug} />
          </p>
        </>
      )}
      <Part
        title={text.elsewhere}
        text={fill(text.elsewhereText, { city: city.name })}
        products={elsewhere}
        city={city}
      />
      <Part title={fill(text.nearest, { city: city.name })} products={nearest} city={city} />
      <LinkButton tone="secondary" to={pagePaths.equipments(city.slug)} className="mt-6">
        {fill(text.showAll, { city: city.name })}
      </LinkButton>
    </div>
  )
}

type PartProps = { title: string; text?: string; products: Cards; city: City }

const Part = ({ title, text, products, city }: PartProps) =>
  products.length > 0 && (
    <section className="mt-6">
      <h3 className="heading text-xl">{title}</h3>
      {text && <p className="mt-1 text-ink-2">{text}</p>}
      <div className="mt-3">
        <ProductGrid products={products} city={city} />
      </div>
    </section>
  )
