import { pagePaths } from '#web/platform/paths.ts'
import { useStore } from '#web/platform/store.ts'
import { fill } from '#web/platform/text.ts'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { addedProduct } from './added-product.ts'
import { useCartTexts } from './texts.ts'

/** Confirms that the product is in the Enquiry Cart, and offers both next steps. */
export function ItemAddedSheet() {
  const text = useCartTexts()
  const product = useStore(addedProduct)
  if (product === undefined) return null
  const close = () => addedProduct.set(undefined)
  return (
    <BottomSheet
      title={text.addedTitle}
      closeLabel={text.dialog.close}
      onClose={close}
      buttons={
        <>
          <LinkButton to={pagePaths.cart()} onClick={close} data-first-focus>
            {text.goToCart}
          </LinkButton>
          <Button tone="secondary" onClick={close}>
            {text.continueBrowsing}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{fill(text.addedText, { name: product.name })}</p>
    </BottomSheet>
  )
}
