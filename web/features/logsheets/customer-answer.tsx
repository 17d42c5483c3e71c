import type { Logsheet } from '#contract/logsheets.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import type { Answering } from './answering.ts'
import { cacheLogsheet, reloadLogsheets } from './logsheets.queries.ts'
import { SignByCode } from './sign-by-code.tsx'
import type { Codes } from './sign-dialog.tsx'
import { useLogOutcome } from './use-log-outcome.ts'
import { type AnsweredLog, seenLog } from './versioned-log.ts'

/** The customer's answer to a submitted day: a signature, drawn or by code, or a dispute. */
export function CustomerAnswer({ log, codeForm }: { log: Logsheet; codeForm: Codes }) {
  const text = useAnswerTexts()
  const { notifyDone, notifyFailed } = useLogOutcome()
  const params = { id: log.logsheetId }
  const seen = async (answer: Promise<AnsweredLog>) => seenLog(await answer)
  const answering: Answering = {
    sign: ({ designation, ...body }) =>
      seen(callVersioned('signLogsheet', { params, body: { ...body, designation: designation || null } })),
    dispute: (body) => seen(callVersioned('disputeLogsheet', { params, body })),
    done(act, saved) {
      cacheLogsheet(saved)
      notifyDone(act, act === 'signLogsheet' ? text.signed : text.disputed, saved.thing)
    },
    failed(act, error) {
      notifyFailed(act, error)
      void reloadLogsheets()
    },
    needsDesignation: false,
  }
  return (
    <AnswerPanel
      log={log}
      answering={answering}
      otherWay={(designation) => (
        <SignByCode
          {...{ log, designation, codeForm }}
          {...answering}
          request={() => call('requestOwnOtp', { query: { purpose: 'SIGN_LOGSHEET', ref: log.logsheetId } })}
          contact={text.yourContact}
          sign={(body) => seen(callVersioned('signLogsheet', { params, body }))}
          note={text.codeNote}
        />
      )}
    />
  )
}
