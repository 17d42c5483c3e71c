import { Suspense } from 'react'
import { useHref, useLocation } from 'react-router'
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx'
import { hireIn } from '#web/features/catalogue/asked-quantity.ts'
import { Breadcrumb } from '#web/features/catalogue/breadcrumb.tsx'
import type { CardFacts } from '#web/features/catalogue/card-facts.ts'
import { isFiltered, type ListState, listSearch, PLAIN } from '#web/features/catalogue/list-address.ts'
import { ActiveFilters, FilterButton, Filters, Parts } from '#web/features/catalogue/list-controls.tsx'
import { listText, useListText } from '#web/features/catalogue/list-text.ts'
import { loadList } from '#web/features/catalogue/load-list.ts'
import { pluralName } from '#web/features/catalogue/plural-name.ts'
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
const Pager = lazyPart(
  () => import('#web/features/catalogue/pager.tsx'),
  ({ Pager }) => Pager,
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
  const what = pluralName(loaderData.trail.at(-1)?.name ?? text.equipment)
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
  const { trail, total, capped, state, facets } = loaderData
  const hasFilters = facets.length > 0 || Object.keys(state.specs).length > 0
  const form = useListForm(state)
  const address = (next: ListState) => pathname + listSearch(next)
  return (
    <main className="page md:pt-4">
      <ServerMarkup id={factsId(params)} fallback={null} />
      {/* On phones the city stands right above. */}
      <div className={trail.length === 0 ? 'max-md:hidden' : ''}>
        <Breadcrumb crumbs={crumbsOf(city, trail)} />
      </div>
      <h1 className="display text-2xl md:mt-1 md:text-5xl">
        {fill(text.onRentIn, { what: pluralName(trail.at(-1)?.name ?? text.equipment), city: city.name })}
      </h1>
      <form onSubmit={form.onSubmit} action={formAddress} className="list-form">
        {state.view && <input type="hidden" name="view" value={state.view} />}
        <div className="list-bar">
          <search className="flex grow gap-2 md:relative">
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
            <Button type="submit" aria-label={text.findMachines} className="shrink-0 max-md:px-3">
              <Icon name="search" />
              <span className="max-md:hidden">{text.findMachines}</span>
            </Button>
          </search>
          {hasFilters && <FilterButton state={form.state} />}
          <SortSelect facets={facets} state={form.state} />
        </div>
        {hasFilters && <Filters facets={facets} state={form.state} total={total} />}
        <section className="min-w-0" aria-busy={form.pending}>
          <div className="mb-1 flex items-center gap-4 md:mb-3 md:items-start">
            <h2 className="heading text-lg whitespace-nowrap md:pt-2 md:text-xl">
              <output>
                {capped ? fill(text.atLeast, { count: plural(total, text.machines) }) : plural(total, text.machines)}
              </output>
            </h2>
            <Parts trail={trail} parts={loaderData.parts} city={city.slug} state={state} />
            <ViewSwitch state={state} address={address} />
          </div>
          <ActiveFilters active={loaderData.active} />
          <div className={form.pending ? 'opacity-60 transition-opacity delay-400' : ''}>
            <Results loaded={loaderData} address={address} />
          </div>
        </section>
      </form>
    </main>
  )
}

function Results({ loaded, address }: { loaded: Loaded; address: (state: ListState) => string }) {
  const text = useListText()
  const city = useCity()
  const { products, state, totalPages, scales, table, none, understood } = loaded
  const isExplained = (understood?.task?.nearest.length ?? 0) > 0
  return (
    <>
      {/* A boundary each: a pending part must not hide the others. */}
      <Suspense>
        {understood && (
          <Understood of={understood} city={city.slug} address={(filter) => address({ ...PLAIN, filter })} />
        )}
      </Suspense>
      <Suspense>
        {none && <NoHits city={city} none={none} filtered={isFiltered(state)} explained={isExplained} />}
      </Suspense>
      <Suspense>
        {table && !none && (
          <ProductTable products={products} table={table} city={city} state={state} address={address} />
        )}
      </Suspense>
      {!table && !none && (
        <>
          <ProductGrid products={products} city={city} action={addButton(hireIn(understood))} />
          <p className="mt-3 text-sm text-ink-3">
            {scales === 1 ? fill(text.sameScale, { n: loaded.storeyStep }) : fill(text.scales, { n: scales })}
          </p>
        </>
      )}
      <Suspense>
        {totalPages > 1 && (
          <Pager page={state.page} pages={totalPages} address={(page) => address({ ...state, page })} />
        )}
      </Suspense>
    </>
  )
}

const addButton =
  (hire: ReturnType<typeof hireIn>) =>
  ({ productId, slug, name, available }: CardFacts) =>
    available && (
      <AddToCartButton product={{ productId, slug, name, hire }} tone="secondary" className="relative z-1" short />
    )

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
