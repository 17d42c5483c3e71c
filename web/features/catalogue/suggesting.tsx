import { type ReactNode, Suspense, type SyntheticEvent, useState } from 'react'
import { lazyPart } from '#web/platform/load-part.ts'

const SuggestionList = lazyPart(
  () => import('./suggestion-list.tsx'),
  ({ SuggestionList }) => SuggestionList,
)

type Props = { city?: string; className?: string; children: ReactNode }

/** Adds suggestions to the search field inside, as wide as the positioned box around; their code loads with the first focus. */
export function Suggesting({ city, className = '', children }: Props) {
  const [field, setField] = useState<HTMLInputElement>()
  const begin = ({ target }: SyntheticEvent) => target instanceof HTMLInputElement && setField(target)
  return (
    <div className={`grow ${className}`} onFocus={begin} onInput={begin}>
      {children}
      <Suspense>{field && <SuggestionList field={field} city={city} />}</Suspense>
    </div>
  )
}
