import { useState } from 'react'
import type { MadeLink, NewLink } from '#contract/signed-links.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { LinkList } from './link-list.tsx'
import { cacheLink, reloadLinks, useLinks } from './links.queries.ts'
import { Made } from './made-link.tsx'
import { NewLinkDialog } from './new-link.tsx'
import type { Share } from './share.ts'
import { useShareLinkTexts } from './texts.ts'

type Props = {
  share: Share
  /** Whether the reader may make links now. */
  mayMake: boolean
  /** The newest version of the record, where its links open only one. */
  version?: number
}

/** Links to a record for people without an account: makes them, shares them, and shows what became of each. */
export function ShareLinks({ share, mayMake, version }: Props) {
  const text = useShareLinkTexts()
  const reason = useProblemText()
  const { data: links, error, isPending, refetch } = useLinks(share)
  if (!mayMake && links?.length === 0) return null
  const { title, intro } = text[share.purpose]
  return (
    <Section title={title}>
      <div className="grid gap-4">
        <p className="max-w-prose text-ink-2">{intro}</p>
        {mayMake && <Make share={share} />}
        {isPending && <ListWaiting label={text.loading} rows={1} />}
        {error !== null && links === undefined && (
          <ProblemPanel
            title={text.failed}
            problem={reason(error)}
            retryLabel={text.retry}
            retry={() => void refetch()}
          />
        )}
        {links !== undefined && links.length > 0 && <LinkList {...{ share, links, version }} />}
      </div>
    </Section>
  )
}

function Make({ share }: { share: Share }) {
  const text = useShareLinkTexts()
  const { notifyFailed } = useOutcome()
  const [isAsked, ask] = useState(false)
  const [made, setMade] = useState<MadeLink>()
  const { submit, pending } = useSubmit(
    async (wanted: NewLink) => {
      const answer = await share.make(wanted)
      ask(false)
      setMade(answer)
      cacheLink(share, answer.link)
    },
    (error) => {
      ask(false)
      notifyFailed('request', error)
      void reloadLinks(share)
    },
  )
  return (
    <>
      {made === undefined ? (
        <Button tone="secondary" className="min-h-14 justify-self-start" onClick={() => ask(true)}>
          {text.make}
        </Button>
      ) : (
        <Made key={made.link.linkId} made={made} onClose={() => setMade(undefined)} />
      )}
      {isAsked && (
        <NewLinkDialog purpose={share.purpose} pending={pending} onMake={submit} onClose={() => ask(false)} />
      )}
    </>
  )
}
