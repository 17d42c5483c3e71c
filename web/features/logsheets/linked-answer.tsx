import type { LinkedLogsheet } from '#contract/logsheets.links.ts'
import { callByLink } from '#web/platform/link-paths.ts'
import { fill } from '#web/platform/text.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import type { Answering } from './answering.ts'
import { cacheLinkedLog, reloadLinkedLog } from './linked-log.queries.ts'
import { useLinkedLogTexts } from './linked-texts.ts'
import { SignByCode } from './sign-by-code.tsx'
import type { Codes } from './sign-dialog.tsx'
import { useLogOutcome } from './use-log-outcome.ts'

/** The calls with which a link's holder answers its log; their results are shown at once. */
export function useLinkedAnswering(token: string): Answering<LinkedLogsheet> {
  const text = useAnswerTexts()
  const { notifyDone, notifyFailed } = useLogOutcome()
  const ask = callByLink(token)
  return {
    sign: ({ designation, ...body }) =>
      ask('signLinkedLogsheet', { body: { ...body, designation: designation || null } }),
    dispute: (body) => ask('disputeLinkedLogsheet', { body }),
    done(act, saved) {
      cacheLinkedLog(token, saved)
      notifyDone(act, act === 'signLogsheet' ? text.signed : text.disputed, saved.logsheet)
    },
    failed(act, error) {
      notifyFailed(act, error)
      void reloadLinkedLog(token)
    },
    needsDesignation: false,
  }
}

type Props = {
  token: string
  linked: LinkedLogsheet
  answering: Answering<LinkedLogsheet>
  codeForm: Codes
}

/** The answer of a link's holder: a signature, drawn or by a code to the link's phone, or a dispute. */
export function LinkedAnswer({ token, linked: { logsheet: log, link }, answering, codeForm }: Props) {
  const text = useLinkedLogTexts()
  const { codeTo } = link
  const ask = callByLink(token)
  return (
    <AnswerPanel
      {...{ log, answering }}
      {...(codeTo === null ? { drawFirst: text.fewerWays } : {})}
      otherWay={(designation) =>
        codeTo === null ? (
          <p className="text-sm text-ink-3">{text.noCode}</p>
        ) : (
          <SignByCode
            {...{ log, designation, codeForm }}
            {...answering}
            request={() => ask('requestLinkCode', { body: {} })}
            contact={codeTo}
            sign={(body) => ask('signLinkedLogsheet', { body })}
            note={fill(text.codeTo, { phone: codeTo })}
          />
        )
      }
    />
  )
}
