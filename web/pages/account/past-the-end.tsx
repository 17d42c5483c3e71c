import { Link, type To } from 'react-router'
import { listTexts } from '#contract/texts/lists.en.ts'
import { texts } from '#web/platform/text.ts'
import { StatePanel } from '#web/ui/state-panel.tsx'

const useListTexts = texts({ en: listTexts })

/** A page past the last one, as by a link from when the list was longer. */
export function PastTheEnd({ first }: { first: To }) {
  const text = useListTexts()
  return (
    <StatePanel title={text.pastTitle} text={text.pastText}>
      <Link to={first} className="link inline-flex min-h-11 items-center">
        {text.toFirst}
      </Link>
    </StatePanel>
  )
}
