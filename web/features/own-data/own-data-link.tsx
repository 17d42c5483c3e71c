import { Link } from 'react-router'
import { accountPaths } from '#web/platform/account-paths.ts'
import { useOwnDataTexts } from './texts.ts'

/** The way from the page of a person, or of their company, to the data that is theirs. */
export function OwnDataLink({ of }: { of: 'own' | 'company' }) {
  const text = useOwnDataTexts()
  return (
    <Link to={accountPaths.ownData()} className="link mt-4 inline-flex min-h-11 items-center">
      {of === 'own' ? text.ownLink : text.companyLink}
    </Link>
  )
}
