import { listTexts } from '#contract/texts/lists.en.ts'
import { texts } from '#web/platform/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const useListTexts = texts({ en: listTexts })

/** The room of a list, or of one of its entries, on its way. */
export const ListWaiting = ({ rows = 5 }: { rows?: number }) => (
  <output className="grid gap-3">
    <span className="sr-only">{useListTexts().loading}</span>
    {Array.from({ length: rows }, (_, row) => (
      // oxlint-disable-next-line react/no-array-index-key -- bars without a name of their own
      <Skeleton key={row} className="h-16" />
    ))}
  </output>
)
