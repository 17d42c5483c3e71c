import { Link } from 'react-router'
import { chooseMessages } from '#contract/messages/catalogue.choose.en.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { useStore } from '#web/platform/store.ts'
import { texts } from '#web/platform/text.ts'
import { useInBrowser } from '#web/ui/use-in-browser.ts'
import { compared, toggleCompared } from './compared.ts'
import { COMPARED_MAX } from './comparison-address.ts'

const useChooseText = texts({ en: chooseMessages })

type Props = { slug: string; name: string; city: string; className?: string }
const LOOK = 'relative z-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-blueprint md:min-h-9'

/** Takes a machine into the comparison, or out of it; without scripts it leads there. */
export function CompareToggle({ slug, name, city, className = '' }: Props) {
  const text = useChooseText()
  const chosen = useStore(compared)
  const isChosen = chosen.includes(slug)
  const words = (
    <>
      {text.compare} <span className="sr-only">{name}</span>
    </>
  )
  if (!useInBrowser())
    return (
      <Link to={pagePaths.compare(city, [slug])} className={`${LOOK} ${className}`}>
        {words}
      </Link>
    )
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length >= COMPARED_MAX}
      onClick={() => toggleCompared(slug)}
      className={`compare-toggle ${LOOK} ${className}`}
    >
      {words}
    </button>
  )
}

/** From a machine's page to it and another side by side. */
export const CompareLink = ({ slugs, name, city }: { slugs: readonly string[]; name: string; city: string }) => (
  <Link to={pagePaths.compare(city, slugs)} className={`${LOOK} hover:underline`}>
    {useChooseText().compareWithThis}
    <span className="sr-only">: {name}</span>
  </Link>
)
