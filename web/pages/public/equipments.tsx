import { Suspense } from 'react'
import { useHref, useLocation } from 'react-router'
import { Breadcrumb } from '#web/features/catalogue/breadcrumb.tsx'
import { isFiltered, type ListState, listSearch, PLAIN } from '#web/features/catalogue/list-address.ts'
import { ActiveFilters, Filters, Parts } from '#web/features/catalogue/list-controls.tsx'
import { listText, useListText } from '#web/features/catalogue/list-text.ts'
import { loadList } from '#web/features/catalogue/load-list.ts'
import { Pager } from '#web/features/catalogue/pager.tsx'
import { ProductGrid } from '#web/features/catalogue/product-card.tsx'
import { breadcrumbJsonLd, jsonLd } from '#web/features/catalogue/product-json-ld.ts'
import { SortSelect } from '#web/features/catalogue/sort-select.tsx'
import { Suggesting } from '#web/features/catalogue/suggesting.tsx'
import { SyncedInput } from '#web/features/catalogue/synced-input.tsx'
import { useListForm } from '#web/features/catalogue/use-list-form.ts'
import { ViewSwitch } from '#web/features/catalogue/view-switch.tsx'
import { useCity } from '#web/layouts/use-city.ts'
import { lazyPart } from '#web/platform/load-part.ts'
import { callContext, toolsContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import { rememberMarkup, ServerMarkup } from '#web/platform/server-markup.tsx'
import { fill, plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/equipments'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(callContext)
  const loaded = await loadList({ call, url, location: params.location, slugs: params })
  await rememberMarkup(context, factsId(params), async () => {
    const city = (await call('listLocations')).locations.find(({ slug }) => slug === params.location)
    const { site } = context.get(toolsContext)
    return city ? jsonLd(breadcrumbJsonLd(wholeTrail(city, loaded.trail), site.publicUrl)) : ''
  })
  return loaded
}

/** The id of a place's search-engine metadata in the server markup. */
const factsId = (params: Readonly<Record<string, string | undefined>>) => `facts-${Object.values(params).join('-')}`

// Loaded only by lists that need them.
const ProductTable = lazyPart(
  () => import('#web/features/catalogue/product-table.tsx'),
  ({ ProductTable }) => ProductTable,
)
const NoHits = lazyPart(
  () => import('#web/features/catalogue/no-hits.tsx'),
  ({ NoHits }) => NoHits,
)
const Understood = lazyPart(
  () => import('#web/features/catalogue/understood.tsx'),
  ({ Understood }) => Understood,
)

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const city = matches[2]?.loaderData?.city.name
  if (!loaderData || !city) return []
  const text = listText()
  const what = loaderData.trail.at(-1)?.name ?? text.equipment
  const { state, total, trail } = loaderData
  const title = trail.length === 0 ? fill(text.showAll, { city }) : fill(text.onRentIn, { what, city })
  return seo(matches, {
    title: state.page === 1 ? title : `${title}, ${fill(text.page, { n: state.page })}`,
    description: fill(text.listDescription, { count: plural(total, text.machines), what, city }),
    path: location.pathname + listSearch({ ...PLAIN, page: state.page }),
    // Combinations of filters are unlimited, and the plain lists contain everything. An empty list has no content.
    noindex: isFiltered(state) || total === 0,
  })
}

export default function Equipments({ loaderData, params }: Route.ComponentProps) {
  const text = useListText()
  const city = useCity()
  const { pathname } = useLocation()
  const formAddress = useHref(pathname)
  const { trail, total, state } = loaderData
  const form = useListForm(state)
  const address = (next: ListState) => pathname + listSearch(next)
  return (
    <main className="page pt-2 md:pt-4">
      <ServerMarkup id={factsId(params)} fallback={null} />
      <Breadcrumb crumbs={crumbsOf(city, trail)} />
      <h1 className="display mt-1 text-3xl md:text-5xl">
        {fill(text.onRentIn, { what: trail.at(-1)?.name ?? text.equipment, city: city.name })}
      </h1>
      <form onSubmit={form.onSubmit} action={formAddress} className="mt-4 md:mt-6">
        {state.view && <input type="hidden" name="view" value={state.view} />}
        <search className="flex max-w-2xl gap-2">
          <Suggesting city={city.slug}>
            <SyncedInput
              type="search"
              name="filter"
              value={form.state.filter}
              maxLength={200}
              aria-label={fill(text.searchIn, { city: city.name })}
              placeholder={text.machineExample}
              className="field"
              onInput={form.onType}
            />
          </Suggesting>
          <Button type="submit" aria-label={text.findMachines} className="shrink-0 whitespace-nowrap">
            <Icon name="search" />
            <span className="max-sm:hidden">{text.findMachines}</span>
          </Button>
        </search>
        <Parts trail={trail} parts={loaderData.parts} city={city.slug} />
        <div className="mt-4 md:mt-8 md:gap-8 md:has-[>.filters]:grid md:has-[>.filters]:grid-cols-[15rem_1fr]">
          <Filters facets={loaderData.facets} state={form.state} total={total} />
          <section className="min-w-0 max-md:mt-4" aria-busy={form.pending}>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h2 className="heading mr-auto text-xl">
                <output>{plural(total, text.machines)}</output>
              </h2>
              <ViewSwitch state={state} address={address} />
              <SortSelect facets={loaderData.facets} state={form.state} />
            </div>
            <ActiveFilters active={loaderData.active} />
            <div className={form.pending ? 'opacity-60 transition-opacity delay-400' : ''}>
              <Results loaded={loaderData} address={address} />
            </div>
          </section>
        </div>
      </form>
    </main>
  )
}

function Results({ loaded, address }: { loaded: Loaded; address: (state: ListState) => string }) {
  const text = useListText()
  const city = useCity()
  const { products, state, totalPages, scales, table, none, understood } = loaded
  return (
    <>
      {/* A boundary each: a pending part must not hide the others. */}
      <Suspense>{understood.length > 0 && <Understood terms={understood} />}</Suspense>
      <Suspense>{none && <NoHits city={city} none={none} filtered={isFiltered(state)} />}</Suspense>
      <Suspense>
        {table && !none && (
          <ProductTable products={products} table={table} city={city} state={state} address={address} />
        )}
      </Suspense>
      {!table && !none && (
        <>
          <p className="mt-1 mb-3 text-sm text-ink-3">
            {scales === 1 ? fill(text.sameScale, { n: loaded.storeyStep }) : fill(text.scales, { n: scales })}
          </p>
          <ProductGrid products={products} city={city} />
        </>
      )}
      <Pager page={state.page} pages={totalPages} address={(page) => address({ ...state, page })} />
    </>
  )
}

type City = { slug: string; name: string }

const crumbsOf = (city: City, trail: Loaded['trail']) => [
  { to: pagePaths.rental(city.slug), name: city.name },
  ...[undefined, ...trail].slice(0, trail.length).map((part, index) => ({
    to: pagePaths.equipments(city.slug, ...trail.slice(0, index).map(({ slug }) => slug)),
    name: part?.name ?? listText().equipment,
  })),
]

/** The breadcrumbs with the place itself. */
const wholeTrail = (city: City, trail: Loaded['trail']) => [
  ...crumbsOf(city, trail),
  {
    to: pagePaths.equipments(city.slug, ...trail.map(({ slug }) => slug)),
    name: trail.at(-1)?.name ?? listText().equipment,
  },
]
