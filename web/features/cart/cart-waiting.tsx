import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCartTexts } from './texts.ts'

/** Placeholder for two lines while the cart loads. */
export const CartWaiting = () => (
  <output className="grid gap-4">
    <span className="sr-only">{useCartTexts().loading}</span>
    <Skeleton className="h-44" />
    <Skeleton className="h-44" />
  </output>
)
