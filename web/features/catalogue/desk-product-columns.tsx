import type { DeskProductLine } from '#contract/catalogue.desk.ts'
import { formatRupees } from '#contract/money.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { useProductsTexts } from './desk-texts.ts'

/** The columns of the catalogue at the desk; `from` is the list's query, for the way back. */
export function useProductColumns(from: string): Column<DeskProductLine>[] {
  const text = useProductsTexts()
  return [
    {
      id: 'machine',
      header: text.machine,
      card: 'title',
      sort: 'name',
      cell: ({ slug, name, photos }) => (
        <>
          <RowLink to={deskAddresses.product(slug)} state={{ from }}>
            {name}
          </RowLink>
          {photos > 0 && <span className="block text-sm font-normal text-ink-3">{plural(photos, text.photos)}</span>}
        </>
      ),
    },
    { id: 'kind', header: text.kind, card: 'fact', cell: ({ subCategory }) => subCategory.name },
    {
      id: 'rate',
      header: text.rate,
      card: 'fact',
      sort: 'rate',
      numeric: true,
      cell: ({ perMonthPaise }) =>
        perMonthPaise === 0 ? (
          <span className="text-danger">{text.noRate}</span>
        ) : (
          <>
            <span className="max-md:hidden">{formatRupees(perMonthPaise)}</span>
            <span className="md:hidden">{fill(text.perMonth, { amount: formatRupees(perMonthPaise) })}</span>
          </>
        ),
    },
    {
      id: 'cities',
      header: text.where,
      card: 'fact',
      cell: ({ cities }) =>
        cities === 0 ? <span className="text-danger">{text.nowhere}</span> : plural(cities, text.cities),
    },
    { id: 'shown', header: text.shown, card: 'badge', cell: (line) => <ProductState isPublished={line.isPublished} /> },
  ]
}

/** Whether the public site shows the machine. */
export function ProductState({ isPublished }: { isPublished: boolean }) {
  const text = useProductsTexts()
  return <Badge tone={isPublished ? 'good' : 'idle'}>{isPublished ? text.onSite : text.offSite}</Badge>
}
