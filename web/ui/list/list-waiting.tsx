import { Skeleton } from '#web/ui/skeleton.tsx'

/** A placeholder for a loading list or entry; `label` announces it to screen readers. */
export const ListWaiting = ({ label, rows = 5 }: { label: string; rows?: number }) => (
  <output className="grid gap-3">
    <span className="sr-only">{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      // oxlint-disable-next-line react/no-array-index-key -- bars have no key of their own
      <Skeleton key={row} className="h-16" />
    ))}
  </output>
)
