import { Link, useHref } from 'react-router'
import { chooseTexts } from '#contract/texts/catalogue.choose.en.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { useStore } from '#web/platform/store.ts'
import { texts } from '#web/platform/text.ts'
import { compared, toggleCompared } from './compared.ts'
import { COMPARED_MAX } from './comparison-address.ts'

const useChooseText = texts({ en: chooseTexts })

type Props = { slug: string; name: string; className?: string }

const FORM = 'compare'
const LOOK = 'relative z-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-blueprint md:min-h-9'

/** Adds a machine to the comparison or removes it; without scripts it submits the form of its city. */
export function CompareToggle({ slug, name, className = '' }: Props) {
  const text = useChooseText()
  const chosen = useStore(compared)
  const isChosen = chosen.includes(slug)
  return (
    <button
      form={FORM}
      name="machines"
      value={slug}
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length >= COMPARED_MAX}
      onClick={(event) => {
        event.preventDefault()
        toggleCompared(slug)
      }}
      className={`compare-toggle ${LOOK} ${className}`}
    >
      {text.compare} <span className="sr-only">{name}</span>
    </button>
  )
}

/** The form that the toggles of a page submit without scripts; beside the other forms, because forms cannot nest. */
export const CompareForm = ({ city }: { city: string }) => (
  <form id={FORM} action={useHref(pagePaths.compare(city, []))} hidden />
)

/** A link from a machine's page to a comparison of it with another. */
export const CompareLink = ({ slugs, name, city }: { slugs: readonly string[]; name: string; city: string }) => (
  <Link to={pagePaths.compare(city, slugs)} className={`${LOOK} hover:underline`}>
    {useChooseText().compareWithThis}
    <span className="sr-only">: {name}</span>
  </Link>
)
