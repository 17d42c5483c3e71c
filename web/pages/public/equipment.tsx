import { useRouteLoaderData } from 'react-router'
import type { ProductDetail } from '#contract/catalogue.ts'
import { formatRupees } from '#contract/money.ts'
import type { Site } from '#contract/page.ts'
import { productHeadTexts } from '#contract/texts/catalogue.product-head.en.ts'
import { AVAILABILITY_ID, Availability } from '#web/features/catalogue/availability.tsx'
import { Breadcrumb, type Crumb } from '#web/features/catalogue/breadcrumb.tsx'
import { cardsOf } from '#web/features/catalogue/card-facts.ts'
import { CompareToggle } from '#web/features/catalogue/compare-toggle.tsx'
import { Figures } from '#web/features/catalogue/figures.tsx'
import { hireTerms, inOwnUnit } from '#web/features/catalogue/hire-terms.ts'
import { BringingIn, Included } from '#web/features/catalogue/included.tsx'
import { type KeyFigure, keyFigures } from '#web/features/catalogue/key-figures.ts'
import { photoStrip } from '#web/features/catalogue/photo-strip.ts'
import { ProductGrid } from '#web/features/catalogue/product-card.tsx'
import { productFacts } from '#web/features/catalogue/product-facts.ts'
import { breadcrumbJsonLd, jsonLd, productJsonLd } from '#web/features/catalogue/product-json-ld.ts'
import { ProductName } from '#web/features/catalogue/product-name.tsx'
import { ProductSheet, sheetId, sheetLinks } from '#web/features/catalogue/product-sheet.tsx'
import { useProductText } from '#web/features/catalogue/product-text.ts'
import { RateBar } from '#web/features/catalogue/rate-bar.tsx'
import { RateBox } from '#web/features/catalogue/rate-box.tsx'
import { Section } from '#web/features/catalogue/section.tsx'
import { ShareRow } from '#web/features/catalogue/share-row.tsx'
import { socialPicture } from '#web/features/catalogue/social-picture.ts'
import { SpecTable } from '#web/features/catalogue/spec-table.tsx'
import { EstimateSheet } from '#web/features/estimates/estimate-sheet.tsx'
import { readHire, takenAlong } from '#web/features/estimates/hire-address.ts'
import { HireForm } from '#web/features/estimates/hire-form.tsx'
import { loadEstimate, startDays } from '#web/features/estimates/load-estimate.ts'
import { useCity } from '#web/layouts/use-city.ts'
import { found, notFound } from '#web/platform/found.ts'
import { languageOf } from '#web/platform/language-of.ts'
import { callContext, toolsContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { publicAddress, seo } from '#web/platform/seo.ts'
import { rememberMarkup, ServerMarkup, sendMarkup } from '#web/platform/server-markup.tsx'
import { fill, texts } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/equipment'
import { FirstAction, SecondAction } from './equipment-actions.tsx'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const call = context.get(callContext)
  const { site, drawing } = context.get(toolsContext)
  const hire = readHire(url.searchParams)
  const [{ locations }, reply] = await Promise.all([
    call('listLocations'),
    found(call('getProduct', { params: { slug: params.productId }, query: { location: params.location } })),
  ])
  // After the machine: the server reads what a price follows from along with it.
  const estimate = await loadEstimate({ call, slug: params.productId, city: params.location, hire })
  const product = inOwnUnit(reply.product)
  await rememberMarkup(context, sheetId(product.slug), async () => drawing(reply.product))
  const city = locations.find(({ slug }) => slug === params.location)
  if (!city) throw notFound()
  await rememberMarkup(context, jsonLdId(product.slug), async () => jsonLdOf(city, product, site.publicUrl))
  const figures = keyFigures(product, 4)
  return {
    product: shownOf(product),
    facts: productFacts(product, city),
    photos:
      product.photos.length === 0
        ? undefined
        : await sendMarkup(context, photosId(product.slug), async () => photoStrip(product.photos)),
    figures,
    words: wordsOf(product, figures, city),
    terms: hireTerms(product),
    crumbs: crumbsOf(city, product),
    hire: { asked: hire, days: startDays(new Date()), mayAddOperator: product.rentedWithOperator === 'optional' },
    estimate,
    picture: socialPicture(product),
  }
}

/** The page's own data; the rest is in the facts. */
function shownOf({ productId, slug, name, description, available, applications, drawing, ...rest }: ProductDetail) {
  const { productLine, category } = rest
  const similar = cardsOf(rest.similar)
  return { productId, slug, name, description, available, applications, drawing, productLine, category, similar }
}

/** Only in the server's HTML, because people do not read it. */
function jsonLdOf(city: Named, product: ProductDetail, publicUrl: string) {
  const path = pagePaths.equipment(city.slug, product.slug)
  const crumbs = [...crumbsOf(city, product), { to: path, name: product.name }]
  const place = { name: city.name, publicUrl, path }
  return jsonLd(productJsonLd(product, place), breadcrumbJsonLd(crumbs, publicUrl))
}

const photosId = (slug: string) => `photos-${slug}`
const jsonLdId = (slug: string) => `facts-${slug}`

export const links: Route.LinksFunction = () => sheetLinks

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { words, picture, product } = loaderData
  // A page that only lists other cities is not indexed: there is one for each city.
  return seo(matches, { ...words, image: picture, noindex: !product.available })
}

const headText = texts({ en: productHeadTexts })

/** Title and description, computed on the server, so no page loads that code. */
function wordsOf(product: ProductDetail, figures: readonly KeyFigure[], city: Named) {
  const text = headText()
  const told = figures.map(({ label, value, unit }) => `${label} ${value} ${unit}`).join(', ')
  const names = { name: product.name, city: city.name }
  const rate = formatRupees(product.rate.perMonthPaise)
  return {
    title: fill(text.title, names),
    description: fill(text.description, { ...names, rate, figures: told }),
    path: pagePaths.equipment(city.slug, product.slug),
  }
}

type Named = { slug: string; name: string }
type InTree = { productLine: Named; category: Named; subCategory: Named }

const crumbsOf = (city: Named, { productLine, category, subCategory }: InTree): Crumb[] => [
  { to: pagePaths.rental(city.slug), name: city.name },
  { to: pagePaths.equipments(city.slug, productLine.slug), name: productLine.name },
  { to: pagePaths.equipments(city.slug, productLine.slug, category.slug), name: category.name },
  {
    to: pagePaths.equipments(city.slug, productLine.slug, category.slug, subCategory.slug),
    name: subCategory.name,
  },
]

export default function Equipment({ loaderData }: Route.ComponentProps) {
  const { product, facts, photos, figures, terms, crumbs, hire, estimate } = loaderData
  const text = useProductText()
  const city = useCity()
  const address = useAddress(pagePaths.equipment(city.slug, product.slug))
  const wanted = { ...product, hire: takenAlong(hire.asked, estimate) }
  return (
    <main className="one-sheet">
      <ServerMarkup id={jsonLdId(product.slug)} fallback={null} />
      <div className="page pt-2 md:pt-4">
        <Breadcrumb crumbs={crumbs} />
        <div className="sheet-head mt-1 md:grid md:grid-cols-[1.1fr_1fr] md:grid-rows-[auto_1fr] md:gap-x-10 md:gap-y-6">
          <header className="md:col-start-2">
            <h1 className="display text-3xl md:text-5xl">
              <ProductName name={product.name} />
            </h1>
            <p lang={languageOf(product.description)} className="mt-3 text-ink-2 md:text-lg">
              {product.description}
            </p>
          </header>
          <figure className="mt-5 md:col-start-1 md:row-span-2 md:row-start-1 md:mt-0">
            <ProductSheet product={product} />
            <figcaption className="mt-2 text-sm text-ink-3">{text.sheetCaption}</figcaption>
            <ServerMarkup id={photosId(product.slug)} html={photos} fallback={null} />
            <BringingIn rows={facts.bringing} words={terms.bring} />
            <CompareToggle slug={product.slug} name={product.name} className="no-print" />
          </figure>
          <div className="mt-6 space-y-6 md:col-start-2 md:mt-0">
            <Figures figures={figures} large />
            <RateBox
              facts={facts}
              available={product.available}
              city={city.name}
              price={<Price hire={hire} estimate={estimate} />}
              action={<FirstAction product={wanted} city={city} className="w-full" />}
              second={<SecondAction product={wanted} />}
            />
            <ShareRow words={facts.shared} address={address} />
          </div>
        </div>
        <RateBar perMonth={facts.rate.perMonth} action={<FirstAction product={wanted} city={city} />} />
      </div>
      <Section title={text.specifications} intro={text.specsNote}>
        <div className="grid gap-8 print:grid-cols-2 md:grid-cols-2 md:gap-12">
          <SpecTable rows={facts.specs} />
          <Applications applications={product.applications} />
        </div>
      </Section>
      <Section title={terms.title} intro={terms.note}>
        <Included terms={terms} />
      </Section>
      <p className="page mt-6 text-sm not-print:hidden">{address}</p>
      <Section id={AVAILABILITY_ID} title={text.availability} className="no-print">
        <Availability slug={product.slug} facts={facts} />
      </Section>
      {product.similar.length > 0 && (
        <Section title={text.similar} className="no-print">
          <ProductGrid products={product.similar} city={city} columns="four" compareWith={product.slug} />
          <LinkButton
            tone="secondary"
            className="mt-6"
            to={pagePaths.equipments(city.slug, product.productLine.slug, product.category.slug)}
          >
            {fill(text.moreOf, { what: product.category.name, city: city.name })}
          </LinkButton>
        </Section>
      )}
    </main>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>
type PriceProps = Pick<Loaded, 'hire' | 'estimate'>

/** The form for a hire, and its whole price. */
const Price = ({ hire: { asked, days, mayAddOperator }, estimate: { words, problem } }: PriceProps) => (
  <div className="mt-4 grid gap-4 border-t border-line pt-4">
    <HireForm hire={asked} days={days} operator={mayAddOperator} />
    <output className="block">
      {words && <EstimateSheet words={words} />}
      {problem && <p className="text-danger">{problem}</p>}
    </output>
  </div>
)

/** The page's full address, for sharing. */
function useAddress(path: string) {
  const site = useRouteLoaderData<{ site: Site }>('root')?.site
  return publicAddress(site?.publicUrl ?? '', path)
}

function Applications({ applications }: { applications: readonly string[] }) {
  return (
    <div>
      <h3 className="heading text-lg">{useProductText().goodFor}</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-ink-2 marker:text-blueprint">
        {applications.map((use) => (
          <li key={use} lang={languageOf(use)}>
            {use}
          </li>
        ))}
      </ul>
    </div>
  )
}
