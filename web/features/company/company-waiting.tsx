import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCompanyTexts } from './texts.ts'

/** Placeholder while the company loads. */
export const CompanyWaiting = () => (
  <output className="grid gap-6 xl:grid-cols-2">
    <span className="sr-only">{useCompanyTexts().loading}</span>
    <Skeleton className="h-72" />
    <Skeleton className="h-72" />
  </output>
)
