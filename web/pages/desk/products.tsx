import { productsTexts } from '#contract/texts/catalogue.desk.en.ts'
import { useProductColumns } from '#web/features/catalogue/desk-product-columns.tsx'
import { deskProductList, useKinds } from '#web/features/catalogue/desk-products.queries.ts'
import { useProductsTexts } from '#web/features/catalogue/desk-texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(productsTexts.title)

/** All machines of the catalogue, published or not. */
export default function Products() {
  const text = useProductsTexts()
  const list = useList(deskProductList, text)
  const columns = useProductColumns(list.address)
  const kinds = (useKinds().data ?? []).flatMap(({ subCategories }) => subCategories)
  const mayChange = useMay('catalogue')
  const filters = [
    {
      name: 'subCategory',
      label: text.kind,
      options: [{ value: '', label: text.everyKind }, ...kinds.map(({ slug, name }) => ({ value: slug, label: name }))],
    },
    {
      name: 'published',
      label: text.shown,
      options: [
        { value: '', label: text.everywhere },
        { value: 'yes', label: text.onSite },
        { value: 'no', label: text.offSite },
      ],
    },
  ]
  return (
    <>
      <PageHead title={text.title}>
        {mayChange && <LinkButton to={deskAddresses.newProduct()}>{text.add}</LinkButton>}
      </PageHead>
      <Listing
        list={list}
        columns={columns}
        filters={filters}
        standingOf={({ isPublished }) => (isPublished ? undefined : 'idle')}
        empty={<p>{text.emptyText}</p>}
      />
    </>
  )
}
