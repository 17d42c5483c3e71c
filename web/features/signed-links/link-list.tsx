import { useState } from 'react'
import type { SignedLink } from '#contract/signed-links.ts'
import { deadlineText } from '#web/platform/deadline-text.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { cacheLink, reloadLinks } from './links.queries.ts'
import type { Share } from './share.ts'
import { useShareLinkTexts } from './texts.ts'

type Props = {
  share: Share
  links: readonly SignedLink[]
  /** The newest version of the record, where its links open only one. */
  version: number | undefined
}

/** The links made so far: for whom, what became of each, and its end. */
export function LinkList({ share, links, version }: Props) {
  const text = useShareLinkTexts()
  return (
    <ul aria-label={text.list} className="divide-y divide-line border-y border-line">
      {links.map((link) => (
        <li key={link.linkId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium wrap-anywhere">{link.name}</span>
              {link.phone !== null && <span className="text-ink-2 tabular-nums">+91 {link.phone}</span>}
              <State link={link} version={version} />
            </p>
            <p className="text-sm text-ink-3 tabular-nums wrap-anywhere">
              {fill(text.madeBy, { by: link.madeBy, at: instantText(link.madeAt) })}
              {link.mayRevoke && `. ${fill(text.until, { until: deadlineText(link.expiresAt) })}`}
            </p>
          </div>
          {link.mayRevoke && <End share={share} link={link} />}
        </li>
      ))}
    </ul>
  )
}

function State({ link: { state, readAt, purpose, ...link }, version }: { link: SignedLink } & Pick<Props, 'version'>) {
  const text = useShareLinkTexts()
  if (state === 'USED') return <Badge tone="good">{text[purpose].done}</Badge>
  if (state !== 'LIVE') return <Badge tone="idle">{text.states[state]}</Badge>
  if (version !== undefined && link.version !== version) return <Badge tone="idle">{text.replaced}</Badge>
  return readAt === null ? (
    <Badge tone="idle">{text.states.LIVE}</Badge>
  ) : (
    <Badge tone="info">{fill(text.read, { at: instantText(readAt) })}</Badge>
  )
}

function End({ share, link: { linkId, name } }: { share: Share; link: SignedLink }) {
  const text = useShareLinkTexts()
  const { notifyFailed } = useOutcome()
  const [isAsked, ask] = useState(false)
  const { submit, pending } = useSubmit(
    async () => {
      const { link } = await share.end(linkId)
      ask(false)
      cacheLink(share, link)
    },
    (error) => {
      ask(false)
      notifyFailed('request', error)
      void reloadLinks(share)
    },
  )
  return (
    <>
      <Button tone="quiet" aria-label={fill(text.endNamed, { name })} onClick={() => ask(true)}>
        {text.end}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text.endTitle}
          confirm={text.end}
          cancel={text.keep}
          danger
          pending={pending}
          onConfirm={submit}
          onCancel={() => ask(false)}
        >
          {fill(text.endText, { name })}
        </ConfirmDialog>
      )}
    </>
  )
}
