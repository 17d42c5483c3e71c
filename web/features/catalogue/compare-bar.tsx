import { Link } from 'react-router'
import { compareBarTexts } from '#contract/texts/catalogue.compare-bar.en.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { useStore } from '#web/platform/store.ts'
import { fill, texts } from '#web/platform/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { compared } from './compared.ts'
import { COMPARED_MAX } from './comparison-address.ts'

const useBarText = texts({ en: compareBarTexts })

/** The current selection in a corner of the page: its count, a link to the comparison, and a button to clear it. */
export function CompareBar({ city }: { city: string }) {
  const text = useBarText()
  const chosen = useStore(compared)
  return (
    <section
      aria-label={text.bar}
      className="compare-bar no-print fixed right-4 z-10 flex items-stretch rounded bg-ink text-paper"
    >
      <Link
        to={pagePaths.compare(city, chosen)}
        className="flex min-h-12 flex-col justify-center px-4 font-semibold hover:underline"
      >
        {fill(text.compareCount, { n: chosen.length })}
        {chosen.length >= COMPARED_MAX && <span className="text-xs font-normal">{text.full}</span>}
      </Link>
      <button
        type="button"
        aria-label={text.clear}
        className="border-l border-paper/40 px-3"
        onClick={() => compared.set([])}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
