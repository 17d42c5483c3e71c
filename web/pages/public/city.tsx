import type { ProductLine } from '#contract/catalogue.ts'
import { shellTexts } from '#contract/texts/shell.en.ts'
import { type LineHere, LineInCity } from '#web/features/catalogue/city-categories.tsx'
import { CitySearch } from '#web/features/catalogue/city-search.tsx'
import { cityText, useCityText } from '#web/features/catalogue/city-text.ts'
import { squareFrameFor } from '#web/features/catalogue/drawing-scale.ts'
import { FinderLink } from '#web/features/catalogue/finder-link.tsx'
import { fromRate } from '#web/features/catalogue/from-rate.ts'
import { breadcrumbJsonLd, jsonLd } from '#web/features/catalogue/product-json-ld.ts'
import { representative } from '#web/features/catalogue/representatives.ts'
import { CityMark } from '#web/features/locations/city-mark.tsx'
import { useCity } from '#web/layouts/use-city.ts'
import type { Call } from '#web/platform/call.ts'
import { found } from '#web/platform/found.ts'
import { callContext, toolsContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import { rememberMarkup, ServerMarkup } from '#web/platform/server-markup.tsx'
import { fill, plural } from '#web/platform/text.ts'
import type { Route } from './+types/city'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

export async function loader({ params: { location }, context }: Route.LoaderArgs) {
  const call = context.get(callContext)
  const { productLines } = await found(call('getProductCatalog', { query: { location } }))
  const lines = await Promise.all(productLines.filter(isHere).map((line) => lineHere(call, line, location)))
  await rememberMarkup(context, factsId(location), async () => {
    const city = (await call('listLocations')).locations.find(({ slug }) => slug === location)
    const home = { to: pagePaths.home(), name: shellTexts.name }
    const { publicUrl } = context.get(toolsContext).site
    return city ? jsonLd(breadcrumbJsonLd([home, { to: pagePaths.rental(location), name: city.name }], publicUrl)) : ''
  })
  return { lines, total: lines.reduce((sum, line) => sum + line.count, 0) }
}

/** The id of a city's search-engine metadata in the server markup. */
const factsId = (slug: string) => `city-facts-${slug}`

const isHere = ({ productCount }: { productCount: number }) => productCount > 0

async function lineHere(call: Call, line: ProductLine, location: string): Promise<LineHere> {
  const categories = line.categories.filter(isHere).map(async (category) => ({
    slug: category.slug,
    name: category.name,
    count: category.productCount,
    from: fromRate(category.fromPerMonthPaise),
    picture: await pictureOf(call, category.slug, location),
    parts: category.subCategories.filter(isHere).map((part) => ({
      slug: part.slug,
      name: part.name,
      count: part.productCount,
    })),
  }))
  const { slug, name, description, productCount } = line
  return { slug, name, description, count: productCount, categories: await Promise.all(categories) }
}

async function pictureOf(call: Call, category: string, location: string) {
  const drawing = (await representative(call, category, location))?.drawing
  return drawing && { drawing, frame: squareFrameFor(drawing) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const city = matches[2]?.loaderData?.city
  if (!loaderData || !city) return []
  const text = cityText()
  const categories = loaderData.lines.flatMap((line) => line.categories.map(({ name }) => name))
  return seo(matches, {
    title: fill(text.cityTitle, { city: city.name }),
    description: fill(text.cityDescription, {
      count: plural(loaderData.total, text.machines),
      city: city.name,
      categories: categories.slice(0, 5).join(', '),
    }),
    path: pagePaths.rental(city.slug),
    noindex: loaderData.total === 0,
  })
}

export default function City({ loaderData: { lines, total } }: Route.ComponentProps) {
  const text = useCityText()
  const city = useCity()
  const told = total === 0 ? text.cityEmpty : text.cityText
  return (
    <main>
      <ServerMarkup id={factsId(city.slug)} fallback={null} />
      <div className="page pt-8 md:pt-12">
        <div className="flex gap-x-10 max-md:flex-col md:items-end md:justify-between">
          <div>
            <h1 className="display text-3xl md:text-5xl">{fill(text.cityTitle, { city: city.name })}</h1>
            <p className="mt-3 max-w-2xl text-ink-2">
              {fill(told, { count: plural(total, text.machines), city: city.name, state: city.state })}
            </p>
          </div>
          {city.metro && (
            <CityMark slug={city.slug} className="w-32 stroke-[1.2] max-md:-order-1 max-md:mb-3 md:w-60 md:stroke-1" />
          )}
        </div>
        <CitySearch city={city} />
        {total > 0 && (
          <p className="mt-2">
            <FinderLink city={city.slug} />
          </p>
        )}
      </div>
      {lines.map((line) => (
        <LineInCity key={line.slug} line={line} city={city.slug} />
      ))}
    </main>
  )
}
