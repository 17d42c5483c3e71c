import { useEffect } from 'react'
import { comparedPriceTexts } from '#contract/texts/estimates.compare.en.ts'
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx'
import { AddCompared } from '#web/features/catalogue/add-compared.tsx'
import { Breadcrumb } from '#web/features/catalogue/breadcrumb.tsx'
import { compareText, useCompareText } from '#web/features/catalogue/compare-text.ts'
import { compared } from '#web/features/catalogue/compared.ts'
import { COMPARED_MAX } from '#web/features/catalogue/comparison-address.ts'
import { ComparisonTable } from '#web/features/catalogue/comparison-table.tsx'
import { loadComparison } from '#web/features/catalogue/load-comparison.ts'
import { Section } from '#web/features/catalogue/section.tsx'
import { SideBySide } from '#web/features/catalogue/side-by-side.tsx'
import { EstimateSheet } from '#web/features/estimates/estimate-sheet.tsx'
import { readHire, takenAlong, withHire } from '#web/features/estimates/hire-address.ts'
import { HireForm } from '#web/features/estimates/hire-form.tsx'
import { type LoadedEstimate, loadEstimate, startDays } from '#web/features/estimates/load-estimate.ts'
import { useCity } from '#web/layouts/use-city.ts'
import { notFound } from '#web/platform/found.ts'
import { callContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import { fill, texts } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import type { Route } from './+types/compare'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(callContext)
  const { locations } = await call('listLocations')
  const city = locations.find(({ slug }) => slug === params.location)
  if (!city) throw notFound()
  const hire = readHire(url.searchParams)
  const comparison = await loadComparison({ call, url, city })
  const priced = comparison.machines.map(({ slug }) => loadEstimate({ call, slug, city: city.slug, hire }))
  return { ...comparison, hire, days: startDays(new Date()), estimates: await Promise.all(priced) }
}

const useComparedPriceText = texts({ en: comparedPriceTexts })

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const city = matches[2]?.loaderData?.city
  if (!loaderData || !city) return []
  const text = compareText()
  const names = loaderData.machines.map(({ name }) => name).join(', ')
  return seo(matches, {
    title: fill(text.compareTitle, { city: city.name }),
    description: fill(text.compareDescription, { names, city: city.name }),
    path: pagePaths.compare(city.slug, loaderData.slugs),
    // Combinations of machines are unlimited, and each machine has its own page.
    noindex: true,
  })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const text = useCompareText()
  const city = useCity()
  const { slugs, machines } = loaderData
  useEffect(() => compared.set(slugs.slice(0, COMPARED_MAX)), [slugs])
  return (
    <main>
      <div className="page pt-2 md:pt-4">
        <Breadcrumb
          crumbs={[{ to: pagePaths.rental(city.slug), name: city.name }, equipmentIn(city.slug, text.equipment)]}
        />
        <h1 className="display mt-1 text-3xl md:text-5xl">{fill(text.compareTitle, { city: city.name })}</h1>
        {slugs.length > COMPARED_MAX && (
          <p className="mt-3 border-l-4 border-amber bg-wash px-4 py-2">{text.tooMany}</p>
        )}
        {slugs.length === 1 && <p className="mt-3 text-lg text-ink-2">{text.oneMore}</p>}
      </div>
      {machines.length === 0 ? <NoneChosen /> : <Compared loaded={loaderData} />}
    </main>
  )
}

const equipmentIn = (city: string, name: string) => ({ to: pagePaths.equipments(city), name })

function NoneChosen() {
  const text = useCompareText()
  const city = useCity()
  return (
    <div className="page mt-6">
      <StatePanel title={text.noneTitle} text={text.noneText}>
        <LinkButton to={pagePaths.equipments(city.slug)}>{fill(text.showEquipment, { city: city.name })}</LinkButton>
      </StatePanel>
    </div>
  )
}

function Compared({ loaded }: { loaded: Loaded }) {
  const text = useCompareText()
  const city = useCity()
  const { slugs, machines, frame, others, onlyDifferences, hire, estimates } = loaded
  const to = (next: readonly string[]) => withHire(pagePaths.compare(city.slug, next, onlyDifferences), hire)
  return (
    <>
      <Section
        title={text.sideBySide}
        intro={fill(text.oneGround, { n: frame.storeyStep })}
        className="mt-6! md:mt-10!"
      >
        <SideBySide
          machines={machines}
          frame={frame}
          city={city.slug}
          without={(removed) => to(slugs.filter((slug) => slug !== removed))}
          action={({ productId, slug, name }) => {
            const estimate = estimates[machines.findIndex((machine) => machine.slug === slug)]
            return <AddToCartButton product={{ productId, slug, name, hire: takenAlong(hire, estimate ?? {}) }} />
          }}
        />
      </Section>
      <Prices loaded={loaded} />
      {machines.length > 1 && <Figures loaded={loaded} />}
      {others && (
        <Section title={text.addAnother}>
          <AddCompared others={others} city={city} including={(added) => to([...slugs, added])} />
        </Section>
      )}
    </>
  )
}

/** The whole price of each machine for the same hire. */
function Prices({ loaded: { slugs, machines, onlyDifferences, hire, days, estimates } }: { loaded: Loaded }) {
  const text = useComparedPriceText()
  return (
    <Section title={text.title} intro={text.intro}>
      <div className="max-w-xl">
        <HireForm
          hire={hire}
          days={days}
          operator={machines.some(({ rentedWithOperator }) => rentedWithOperator === 'optional')}
        >
          <input type="hidden" name="machines" value={slugs.join(',')} />
          {onlyDifferences && <input type="hidden" name="differences" value="1" />}
        </HireForm>
      </div>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {machines.map(({ slug, name }, index) => (
          <li key={slug} className="card p-4">
            <h3 className="heading text-lg leading-tight">{name}</h3>
            <Priced estimate={estimates[index]} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Priced = ({ estimate }: { estimate: LoadedEstimate | undefined }) => (
  <>
    {estimate?.words && <EstimateSheet words={estimate.words} title={false} />}
    {estimate?.problem && <p className="text-danger">{estimate.problem}</p>}
  </>
)

function Figures({ loaded: { slugs, machines, rows, onlyDifferences, hire } }: { loaded: Loaded }) {
  const text = useCompareText()
  const city = useCity()
  return (
    <Section title={text.figures} intro={text.figuresNote}>
      <LinkButton
        tone="secondary"
        className="mb-2"
        to={withHire(pagePaths.compare(city.slug, slugs, !onlyDifferences), hire)}
        preventScrollReset
      >
        {onlyDifferences ? text.allRows : text.onlyDifferences}
      </LinkButton>
      {rows.length > 0 ? (
        <ComparisonTable machines={machines} rows={rows} city={city.slug} />
      ) : (
        <p>{text.nothingDiffers}</p>
      )}
    </Section>
  )
}
