import { Link } from 'react-router'
import { finderLinkTexts } from '#contract/texts/catalogue.finder-link.en.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { texts } from '#web/platform/text.ts'

const useFinderLinkText = texts({ en: finderLinkTexts })

/** Leads from a city's page or list to its finder, with the answers that are known. */
export function FinderLink({ city, search }: { city: string; search?: string }) {
  const text = useFinderLinkText()
  return (
    <Link to={pagePaths.find(city, search)} className="link inline-flex min-h-11 items-center">
      {search === undefined ? text.byTask : text.narrow}
    </Link>
  )
}
