import { Skeleton } from '#web/ui/skeleton.tsx'

/** The room of a list, or of one of its entries, on its way; `label` says so to who can't see it. */
export const ListWaiting = ({ label, rows = 5 }: { label: string; rows?: number }) => (
  <output className="grid gap-3">
    <span className="sr-only">{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      // oxlint-disable-next-line react/no-array-index-key -- bars without a name of their own
      <Skeleton key={row} className="h-16" />
    ))}
  </output>
)
