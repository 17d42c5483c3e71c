import { useNavigate } from 'react-router'
import { productTexts } from '#contract/texts/catalogue.desk.en.ts'
import { AddProduct } from '#web/features/catalogue/add-product.tsx'
import { useKinds } from '#web/features/catalogue/desk-products.queries.ts'
import { useDeskProductTexts } from '#web/features/catalogue/desk-texts.ts'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(productTexts.newTitle)

/** Adds a machine to the catalogue. */
export default function NewProduct() {
  const text = useDeskProductTexts()
  const navigate = useNavigate()
  const { data: kinds } = useKinds()
  return (
    <ForPermission permission="catalogue" title={text.newTitle}>
      <PageHead title={text.newTitle} back={{ to: deskAddresses.products(), label: text.backToList }} />
      <p className="-mt-2 mb-6 max-w-prose text-ink-2">{text.newIntro}</p>
      {kinds === undefined ? (
        <ListWaiting />
      ) : (
        <AddProduct kinds={kinds} onAdded={({ slug }) => void navigate(deskAddresses.product(slug))} />
      )}
    </ForPermission>
  )
}
