import type { LinkedLogsheet } from '#contract/logsheets.links.ts'
import { fill } from '#web/platform/text.ts'
import { useLinkedLogTexts } from './linked-texts.ts'

/** The outcome of the log; undefined while it waits for the holder's answer. */
function standingOf({ logsheet: { status, signedBy }, link }: LinkedLogsheet) {
  if (status === 'DISPUTED') return 'disputed'
  if (status === 'LOCKED') return 'billed'
  if (signedBy === null) return undefined
  if (signedBy.how === 'DEEMED') return 'deemed'
  return signedBy.how === 'LINK' && signedBy.name === link.name ? 'thanks' : 'signed'
}

/** The receipt of a link's holder: what was answered, and that nothing is left to do. */
export function LinkedStanding({ linked }: { linked: LinkedLogsheet }) {
  const text = useLinkedLogTexts()
  const standing = standingOf(linked)
  if (standing === undefined)
    return (
      <div className="grid gap-1">
        <p className="text-lg">{text.intro}</p>
        <p className="text-ink-2">{fill(text.signsAs, { name: linked.link.name })}</p>
      </div>
    )
  const edge = standing === 'thanks' || standing === 'signed' ? 'border-signed' : 'border-danger'
  return (
    <div className={`border-l-4 bg-card p-4 ${edge}`}>
      <p className="font-semibold">{text.standing[standing].title}</p>
      <p className="mt-1 text-ink-2">{text.standing[standing].text}</p>
    </div>
  )
}
