import { frameFor } from '#web/features/catalogue/drawing-scale.ts'
import { EquipmentLines } from '#web/features/catalogue/equipment-lines.tsx'
import { fromRate } from '#web/features/catalogue/from-rate.ts'
import { homeText, useHomeText } from '#web/features/catalogue/home-text.ts'
import { organizationJsonLd, websiteJsonLd } from '#web/features/catalogue/house-json-ld.ts'
import { HowItWorks } from '#web/features/catalogue/how-it-works.tsx'
import { LineUp } from '#web/features/catalogue/line-up.tsx'
import { jsonLd } from '#web/features/catalogue/product-json-ld.ts'
import { ProductSheet, sheetId, sheetLinks } from '#web/features/catalogue/product-sheet.tsx'
import { representative } from '#web/features/catalogue/representatives.ts'
import { OftenAsked, SearchForm } from '#web/features/catalogue/search-form.tsx'
import { Section } from '#web/features/catalogue/section.tsx'
import { shownDate } from '#web/features/content/shown-date.ts'
import type { Call } from '#web/platform/call.ts'
import { languageOf } from '#web/platform/language-of.ts'
import { callContext, toolsContext } from '#web/platform/page-context.ts'
import { seo } from '#web/platform/seo.ts'
import { rememberMarkup, ServerMarkup } from '#web/platform/server-markup.tsx'
import { fill } from '#web/platform/text.ts'
import type { Route } from './+types/home'
import { Industries, LatestPosts, Safety } from './home-content.tsx'
import { Metros } from './home-metros.tsx'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

/** The menu's four categories, in the order of the line-up. */
const POPULAR = ['scissor-lift', 'boom-lift', 'earth-moving', 'compaction']
const HERO = 'boom-lift'
/** The id of the organisation's search-engine metadata in the server markup. */
const FACTS = 'facts-house'

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(callContext)
  const [{ locations }, { productLines }, popular, reading] = await Promise.all([
    call('listLocations'),
    call('getProductCatalog', { query: {} }),
    popularMachines(call),
    readingOn(call),
  ])
  const hero = popular.find(({ category }) => category.slug === HERO) ?? popular[0]
  const { site, drawing, supplier } = context.get(toolsContext)
  const categories = productLines.flatMap((line) => line.categories)
  if (hero) {
    const { product } = await call('getProduct', { params: { slug: hero.slug } })
    await rememberMarkup(context, sheetId(hero.slug), async () => drawing(product))
  }
  await rememberMarkup(context, FACTS, async () => jsonLd(organizationJsonLd(site), websiteJsonLd(site)))
  return {
    ...reading,
    house: await supplier(),
    hero,
    popular: popular.map((machine) => ({
      ...machine,
      from: fromRate(categories.find(({ slug }) => slug === machine.category.slug)?.fromPerMonthPaise),
    })),
    frame: frameFor(popular.map(({ drawing }) => drawing)),
    cities: locations.map(({ slug, name, metro }) => ({ slug, name, metro })),
    lines: productLines.map(({ slug, name, description, productCount, fromPerMonthPaise, categories }) => ({
      slug,
      name,
      description,
      productCount,
      from: fromRate(fromPerMonthPaise),
      categories: categories.map((category) => ({ slug: category.slug, name: category.name })),
    })),
  }
}

async function popularMachines(call: Call) {
  const machines = await Promise.all(POPULAR.map((category) => representative(call, category)))
  return machines.flatMap((machine) =>
    machine
      ? [
          {
            slug: machine.slug,
            name: machine.name,
            productLine: machine.productLine,
            category: machine.category,
            drawing: machine.drawing,
          },
        ]
      : [],
  )
}

const LATEST = '3'

/** The industries and the newest posts, with formatted dates, so no page loads that code. */
async function readingOn(call: Call) {
  const [{ industries }, { posts }] = await Promise.all([
    call('listIndustries'),
    call('listPosts', { query: { page: '0', size: LATEST } }),
  ])
  return {
    industries: industries.map(({ slug, title, description }) => ({ slug, title, description })),
    posts: posts.map(({ slug, title, publishedAt }) => ({ slug, title, publishedAt, date: shownDate(publishedAt) })),
  }
}

export const links: Route.LinksFunction = () => sheetLinks

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const text = homeText()
  return seo(matches, {
    title: text.homeTitle,
    description: fill(text.homeDescription, { n: loaderData?.cities.length ?? 0 }),
    path: '/',
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { house, hero, popular, frame, cities, lines, industries, posts } = loaderData
  const text = useHomeText()
  return (
    <main>
      <ServerMarkup id={FACTS} fallback={null} />
      <div className="page grid gap-8 pt-6 md:grid-cols-[1.05fr_1fr] md:gap-12 md:pt-10">
        <div>
          <h1 className="display text-4xl md:text-5xl">{text.tagline}</h1>
          <p className="mt-4 max-w-xl text-lg text-ink-2">{fill(text.homeText, { n: cities.length })}</p>
          <SearchForm cities={cities} />
          <OftenAsked />
          {house.name !== null && (
            <p className="mt-5 text-sm text-ink-2">
              {text.house} <span lang={languageOf(house.name)}>{house.name}</span>
              {house.gstin !== null && `, GSTIN ${house.gstin}`}
            </p>
          )}
        </div>
        <LineUp machines={popular} frame={frame} />
      </div>
      <EquipmentLines lines={lines} />
      {hero && (
        <Section title={text.toScale} intro={fill(text.heroCaption, { name: hero.name })}>
          <ProductSheet product={hero} />
        </Section>
      )}
      <Industries industries={industries} />
      <Metros cities={cities} />
      <HowItWorks />
      <Safety />
      <LatestPosts posts={posts} />
    </main>
  )
}
