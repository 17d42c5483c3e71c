import { Skeleton } from '#web/ui/skeleton.tsx'
import { useEnquiryTexts } from './texts.ts'

/** The room of a list, or of one enquiry, on its way. */
export const EnquiriesWaiting = ({ rows = 4 }: { rows?: number }) => (
  <output className="grid gap-3">
    <span className="sr-only">{useEnquiryTexts().loading}</span>
    {Array.from({ length: rows }, (_, row) => (
      // oxlint-disable-next-line react/no-array-index-key -- bars without a name of their own
      <Skeleton key={row} className="h-16" />
    ))}
  </output>
)
