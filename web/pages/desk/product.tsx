import { Link } from 'react-router'
import type { ProductKind } from '#contract/catalogue.desk.ts'
import { productTexts } from '#contract/texts/catalogue.desk.en.ts'
import { ProductState } from '#web/features/catalogue/desk-product-columns.tsx'
import {
  newestProduct,
  useDeskProduct,
  useKinds,
  type VersionedProduct,
} from '#web/features/catalogue/desk-products.queries.ts'
import { useDeskProductTexts } from '#web/features/catalogue/desk-texts.ts'
import { EditProduct } from '#web/features/catalogue/edit-product.tsx'
import { ProductCities } from '#web/features/catalogue/product-cities.tsx'
import { ProductOverview } from '#web/features/catalogue/product-overview.tsx'
import { ProductPhotos } from '#web/features/catalogue/product-photos.tsx'
import { ProductPublishing } from '#web/features/catalogue/product-publishing.tsx'
import { uploadFile } from '#web/features/files/upload-file.ts'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import type { Route } from './+types/product'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(productTexts.one)

/** One machine: what the site says about it, its photographs and its cities. */
export default function Product({ params: { slug } }: Route.ComponentProps) {
  return <OneProduct key={slug} slug={slug} />
}

function OneProduct({ slug }: { slug: string }) {
  const text = useDeskProductTexts()
  const list = useListBefore(deskAddresses.products())
  const { data, error, isPending, refetch } = useDeskProduct(slug)
  const { data: kinds } = useKinds()
  const loaded = staleData(data, error)
  if (loaded !== undefined && kinds !== undefined) return <Shown loaded={loaded} kinds={kinds} list={list} />
  return (
    <>
      <PageHead title={text.one} back={{ to: list, label: text.backToList }} />
      {error !== null && !isPending ? (
        <EntryNotShown text={text} error={error} retry={() => void refetch()} />
      ) : (
        <ListWaiting />
      )}
    </>
  )
}

type ShownProps = { loaded: VersionedProduct; kinds: readonly ProductKind[]; list: string }

function Shown({ loaded, kinds, list }: ShownProps) {
  const text = useDeskProductTexts()
  const { slug } = loaded.thing
  const mayChange = useMay('catalogue')
  const versioning = useVersioned(loaded, () => newestProduct(slug))
  const { name, isPublished, cities } = versioning.stored
  const [city] = cities
  const store = async (file: File) => (await uploadFile('uploadDeskFile', 'product-photo', file)).fileId
  return (
    <>
      <title>{name}</title>
      <PageHead
        title={name}
        back={{ to: list, label: text.backToList }}
        mark={<ProductState isPublished={isPublished} />}
      />
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {mayChange && <ProductPublishing versioning={versioning} />}
        <Link to={deskAddresses.ratesOf(slug)} className="link inline-flex min-h-11 items-center">
          {text.toRates}
        </Link>
        {isPublished && (
          <a
            href={city === undefined ? pagePaths.anyCityEquipment(slug) : pagePaths.equipment(city, slug)}
            className="link inline-flex min-h-11 items-center"
          >
            {text.toSite}
          </a>
        )}
      </div>
      {mayChange ? (
        <div className="grid gap-6">
          <EditProduct versioning={versioning} kinds={kinds} />
          <ProductPhotos versioning={versioning} store={store} />
          <ProductCities versioning={versioning} />
        </div>
      ) : (
        <ProductOverview product={versioning.stored} kinds={kinds} />
      )}
    </>
  )
}
