import { useState } from 'react'
import { Link } from 'react-router'
import { cartTextTable } from '#contract/texts/cart.en.ts'
import { useCart } from '#web/features/cart/cart.queries.ts'
import { CartLines } from '#web/features/cart/cart-lines.tsx'
import { CartSummary } from '#web/features/cart/cart-summary.tsx'
import { CartWaiting } from '#web/features/cart/cart-waiting.tsx'
import { useCartTexts } from '#web/features/cart/texts.ts'
import { DrawingFrame } from '#web/features/catalogue/drawing-frame.tsx'
import { squareFrameFor } from '#web/features/catalogue/drawing-scale.ts'
import { useCartEstimate } from '#web/features/estimates/estimates.queries.ts'
import { PlannedCost } from '#web/features/estimates/planned-cost.tsx'
import { popularCategories } from '#web/features/shell/menu.ts'
import { useMenuText } from '#web/features/shell/menu-text.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useRememberedCity } from '#web/platform/city.ts'
import { recallWish } from '#web/platform/hire-wish.ts'
import { pagePaths, rentalPaths } from '#web/platform/paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { Chip } from '#web/ui/chip.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

export const meta = () => accountMeta(cartTextTable.title)

export default function CartPage() {
  const text = useCartTexts()
  const cart = useCart()
  const items = cart.data?.items ?? []
  const productPath = useProductPath()
  return (
    <main className="page py-8 md:py-12">
      <PageHead title={text.title} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        {cart.isPending && <CartWaiting />}
        {cart.isError && (
          <ProblemPanel
            title={text.failedTitle}
            error={cart.error}
            retryLabel={text.retry}
            retry={() => void cart.refetch()}
          />
        )}
        {cart.isSuccess && (
          <CartLines
            items={items}
            empty={<Empty />}
            drawing={({ product: { drawing } }) => <DrawingFrame drawing={drawing} frame={squareFrameFor(drawing)} />}
            name={({ product }) => (
              <Link to={productPath(product.slug)} className="hover:underline">
                {product.name}
              </Link>
            )}
          />
        )}
        {cart.isSuccess && items.length > 0 && (
          <CartSummary items={items} price={<CartPrice cartVersion={cart.data.version} />} />
        )}
      </div>
    </main>
  )
}

/** The price in the city of this browser, for the hire that a machine's page was asked about last. */
function CartPrice({ cartVersion }: { cartVersion: number }) {
  const city = useRememberedCity()?.slug ?? ''
  const [wish] = useState(recallWish)
  return <PlannedCost estimate={useCartEstimate({ cartVersion, city, ...wish })} hasCity={city !== ''} />
}

function useProductPath() {
  const city = useRememberedCity()
  return (slug: string) => (city ? pagePaths.equipment(city.slug, slug) : pagePaths.anyCityEquipment(slug))
}

/** An empty cart suggests popular machines. */
function Empty() {
  const text = useCartTexts()
  const { menuNames } = useMenuText()
  const rental = rentalPaths(useRememberedCity()?.slug)
  return (
    <StatePanel title={text.emptyTitle} text={text.emptyText}>
      <p className="mt-2 font-medium">{text.popular}</p>
      <ul className="flex flex-wrap gap-2">
        {popularCategories.map(({ slugs, name }) => (
          <li key={name}>
            <Chip to={rental.equipments(...slugs)}>{menuNames[name]}</Chip>
          </li>
        ))}
      </ul>
      <Link to={rental.equipments()} className="link inline-flex min-h-11 items-center">
        {text.browse}
      </Link>
    </StatePanel>
  )
}
