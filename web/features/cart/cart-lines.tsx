import { type ReactNode, useRef, useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { notify } from '#web/platform/notify.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { useChangeQuantity, useChangeTimeFrame, useRemoveItem, useRestoreItem } from './cart.queries.ts'
import { CartLine } from './cart-line.tsx'
import { useCartTexts } from './texts.ts'

/** Reports a failed change in the specification's dialog; the change itself is rolled back. */
function useFailed() {
  const text = useCartTexts()
  const messageOf = useProblemText()
  return (error: unknown) =>
    notify({
      title: text.failed.request,
      notifytype: 'failure',
      message: messageOf(error),
      buttons: { primary: { label: text.dialog.okay } },
    })
}

type Slot = (item: CartItem) => ReactNode
type Props = { items: readonly CartItem[]; name: Slot; drawing: Slot; empty: ReactNode }

/** The machines in the cart; Undo restores the last removed one. */
export function CartLines({ items, name, drawing, empty }: Props) {
  const text = useCartTexts()
  const failed = useFailed()
  const [quantity, timeFrame] = [useChangeQuantity(failed), useChangeTimeFrame(failed)]
  const { removed, remove, undo, undoRef } = useRemoval(failed)
  return (
    <div className="grid gap-4">
      <output className="block empty:hidden">
        {removed !== undefined && (
          <span className="flex flex-wrap items-center gap-x-3 border-l-4 border-amber bg-wash px-4 py-1">
            {fill(text.removed, { name: removed.product.name })}
            <Button ref={undoRef} tone="quiet" className="-ml-3 px-3" onClick={undo}>
              {text.undo}
            </Button>
          </span>
        )}
      </output>
      {items.length === 0 ? (
        empty
      ) : (
        <ul aria-label={text.lines} className="grid gap-4">
          {items.map((item) => (
            <CartLine
              // A line keeps its fields until the server returns the id of a restored one.
              key={item.productId}
              item={item}
              name={name(item)}
              drawing={drawing(item)}
              onQuantity={(next) => quantity.mutate({ id: item.enquiryCartLineItemId, quantity: next })}
              onTimeFrame={(period, duration) => timeFrame.mutate({ id: item.enquiryCartLineItemId, period, duration })}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function useRemoval(failed: (error: unknown) => void) {
  const [removed, setRemoved] = useState<CartItem>()
  const undoRef = useRef<HTMLButtonElement>(null)
  const restoreItem = useRestoreItem(failed)
  const removeItem = useRemoveItem((error) => {
    setRemoved(undefined)
    failed(error)
  })
  return {
    removed,
    undoRef,
    remove(item: CartItem) {
      setRemoved(item)
      removeItem.mutate(item)
      // The pressed button disappears with its line; Undo is the most likely next action.
      setTimeout(() => undoRef.current?.focus())
    },
    undo() {
      if (removed !== undefined) restoreItem.mutate(removed)
      setRemoved(undefined)
    },
  }
}
