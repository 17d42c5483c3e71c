import { useEffect } from 'react'
import { Link, redirect, useLocation, useNavigate } from 'react-router'
import type { Location } from '#contract/locations.ts'
import { type CityControl, CityList, MetroGrid } from '#web/features/locations/city-grid.tsx'
import { continueInCity } from '#web/features/locations/continue-in-city.ts'
import { findCities, metrosFirst } from '#web/features/locations/match-city.ts'
import { locationText, useLocationText } from '#web/features/locations/text.ts'
import { useCityDialog } from '#web/features/locations/use-city-dialog.ts'
import type { Call } from '#web/platform/call.ts'
import { recallCity } from '#web/platform/city.ts'
import { found, notFound } from '#web/platform/found.ts'
import { ownAddress } from '#web/platform/own-address.ts'
import { callContext } from '#web/platform/page-context.ts'
import { seo } from '#web/platform/seo.ts'
import { fill } from '#web/platform/text.ts'
import type { Route } from './+types/choose-city'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

const TYPED_MAX = 80

type Params = Partial<Record<'productLineId' | 'categoryId' | 'subcategoryId' | 'productId', string | undefined>>

/** A rental page without a city: lists the cities, each linked to the same page there. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const call = context.get(callContext)
  const [{ locations }, subject] = await Promise.all([call('listLocations'), found(nameOf(call, params))])
  const asked = cityMeant(locations, url.searchParams.get('city') ?? '')
  if (asked) throw redirect(continueInCity({ pathname: ownAddress(url.pathname), search: url.search }, asked.slug))
  return { subject, cities: metrosFirst(locations).map(({ slug, name, metro }) => ({ slug, name, metro })) }
}

/** The city of a slug; or the only one that a typed name, a misspelled one or a PIN code leads to. */
function cityMeant(locations: readonly Location[], typed: string) {
  if (typed === '' || typed.length > TYPED_MAX) return undefined
  const { cities } = findCities(locations, typed)
  return locations.find(({ slug }) => slug === typed) ?? (cities.length === 1 ? cities[0] : undefined)
}

/** The name of the product, sub-category, category or line in the address. */
async function nameOf(call: Call, { productId, productLineId, categoryId, subcategoryId }: Params) {
  if (productId) return (await call('getProduct', { params: { slug: productId } })).product.name
  if (!productLineId) return undefined
  const { productLines } = await call('getProductCatalog')
  const line = productLines.find(({ slug }) => slug === productLineId)
  const category = line?.categories.find(({ slug }) => slug === categoryId)
  const subCategory = category?.subCategories.find(({ slug }) => slug === subcategoryId)
  const named = subcategoryId ? subCategory : categoryId ? category : line
  if (!named) throw notFound()
  return named.name
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const text = locationText()
  return seo(matches, {
    title: loaderData?.subject ? fill(text.pageTitleFor, { subject: loaderData.subject }) : text.pageTitle,
    description: fill(text.pageDescription, { n: loaderData?.cities.length ?? 0 }),
    path: location.pathname,
    noindex: true,
  })
}

export default function ChooseCity({ loaderData: { cities, subject } }: Route.ComponentProps) {
  const text = useLocationText()
  const { pathname, search } = useLocation()
  useCityAtOnce()
  const control: CityControl = (city, className, children) => (
    <Link to={continueInCity({ pathname, search }, city.slug)} className={className}>
      {children}
    </Link>
  )
  return (
    <main className="page py-8 md:py-12">
      <p className="text-ink-3">{subject ?? text.equipment}</p>
      <h1 className="display mt-1 text-3xl md:text-5xl">{text.pageTitle}</h1>
      <p className="mt-3 mb-8 max-w-xl text-ink-2">{text.pageText}</p>
      <h2 className="heading mb-3 text-xl">{text.metros}</h2>
      <MetroGrid cities={cities.filter(({ metro }) => metro)} control={control} />
      <h2 className="heading mt-10 mb-3 text-xl">{text.others}</h2>
      <CityList cities={cities.filter(({ metro }) => !metro)} control={control} />
    </main>
  )
}

/** A remembered city continues at once; without one the dialog opens over the list (routes.md). */
function useCityAtOnce() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const dialog = useCityDialog()
  useEffect(() => {
    const city = recallCity()
    if (city) void navigate(continueInCity({ pathname, search }, city.slug), { replace: true })
    else if (!dialog.isOpen) dialog.open({ pushed: false })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per address: closing the dialog shows the list
  }, [pathname, search])
}
