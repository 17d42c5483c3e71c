import { Skeleton } from '#web/ui/skeleton.tsx'
import { useProfileTexts } from './texts.ts'

/** Placeholder while the profile loads. */
export const ProfileWaiting = () => (
  <output className="grid gap-6">
    <span className="sr-only">{useProfileTexts().loading}</span>
    <Skeleton className="h-136 md:h-88" />
    <Skeleton className="h-28" />
  </output>
)
