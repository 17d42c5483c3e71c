import { useState } from 'react'
import { grouped } from '#contract/numerals.ts'
import type { ListedCard } from '#contract/rate-card.ts'
import { rateCardTexts } from '#contract/texts/rate-card.desk.en.ts'
import { ChangeMany, type Selected } from '#web/features/rate-card/change-many.tsx'
import { useRateCardColumns } from '#web/features/rate-card/rate-card-columns.tsx'
import { rateCardList, usePlaces } from '#web/features/rate-card/rate-cards.queries.ts'
import { useRateCardTexts } from '#web/features/rate-card/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountMeta } from '#web/platform/seo.ts'
import { fill } from '#web/platform/text.ts'
import { useList } from '#web/platform/use-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(rateCardTexts.title)

/** All machines with their rates; those who may change rates select many of them. */
export default function RateCard() {
  const text = useRateCardTexts()
  const list = useList(rateCardList, text)
  const columns = useRateCardColumns(list.address)
  const filters = useRateFilters()
  const mayChange = useMay('rate-card')
  const [selected, select] = useState<Selected>()
  const { q, filters: chosen } = list.search
  const place = { city: chosen['city'] ?? null }
  const found = { count: list.found?.totalElements ?? 0, filter: q, subCategory: chosen['subCategory'], ...place }
  const changeSelected = (productIds: readonly string[]) =>
    select({ count: productIds.length, productIds: [...productIds], ...place })
  return (
    <>
      <PageHead title={text.title}>
        {mayChange && found.count > 0 && (
          <Button tone="secondary" onClick={() => select(found)}>
            {fill(text.changeFound, { n: grouped(found.count) })}
          </Button>
        )}
      </PageHead>
      <Listing
        list={list}
        columns={columns}
        filters={filters}
        empty={<p>{text.emptyText}</p>}
        {...(mayChange ? { bulk: bulkOf(text.changeSelected, changeSelected) } : {})}
      />
      {selected !== undefined && <ChangeMany selected={selected} onClose={() => select(undefined)} />}
    </>
  )
}

const bulkOf = (label: string, act: (ids: readonly string[]) => void) => ({
  actions: [{ id: 'change', label, act }],
  nameOf: ({ name }: ListedCard) => name,
})

function useRateFilters() {
  const text = useRateCardTexts()
  const { cities, kinds } = usePlaces()
  const options = (all: string, named: readonly { slug: string; name: string }[]) => [
    { value: '', label: all },
    ...named.map(({ slug, name }) => ({ value: slug, label: name })),
  ]
  return [
    { name: 'subCategory', label: text.kind, options: options(text.everyKind, kinds) },
    { name: 'city', label: text.city, options: options(text.everyCity, cities) },
    { name: 'on', label: text.on },
  ]
}
