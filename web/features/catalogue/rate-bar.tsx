import type { ReactNode } from 'react'
import { useCatalogueText } from './text.ts'

type Props = { perMonth: string; action: ReactNode }

/**
 * On phones: rate and action above the bottom navigation, from the first screen until the rate box has scrolled past.
 * It takes space at the end of its container, so it hides nothing.
 */
export const RateBar = ({ perMonth, action }: Props) => (
  <div className="rate-bar no-print sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-4 flex items-center justify-between gap-4 border-t border-ink bg-card px-4 py-2 md:hidden">
    <p>
      <span className="figure block text-xl">{perMonth}</span>
      <span className="text-xs whitespace-nowrap text-ink-3">{useCatalogueText().monthGst}</span>
    </p>
    {action}
  </div>
)
