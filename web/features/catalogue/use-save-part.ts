import type { DeskProduct } from '#contract/catalogue.desk.ts'
import type { Versioned } from '#web/platform/call.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { productChanged } from './desk-products.queries.ts'
import type { ProductVersioning } from './edit-product.tsx'

/** Saves a part of a machine beside its form; all parts share one version. */
export function useSavePart<Input extends unknown[]>(
  versioning: ProductVersioning,
  send: (...input: Input) => Promise<Versioned<{ product: DeskProduct }>>,
) {
  const { notifyFailed } = useOutcome()
  return useSubmit(
    async (...input: Input) => {
      const { answer, version } = await send(...input)
      const saved = { thing: answer.product, version }
      productChanged(saved)
      versioning.saved(saved)
    },
    (error) => {
      notifyFailed('request', error)
      versioning.refused(error)
    },
  )
}
