import type { Logsheet } from '#contract/logsheets.ts'
import { callVersioned } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { type Answering, AnswerPanel } from './answer-panel.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import { cacheLogsheet, reloadLogsheets } from './logsheets.queries.ts'
import { type Codes, SignDialog } from './sign-dialog.tsx'
import { useLogOutcome } from './use-log-outcome.ts'
import { useSendCode } from './use-send-code.ts'
import { type AnsweredLog, seenLog } from './versioned-log.ts'

/** The customer's answer to a submitted day: a signature, drawn or by code, or a dispute. */
export function CustomerAnswer({ log, codeForm }: { log: Logsheet; codeForm: Codes }) {
  const text = useAnswerTexts()
  const { notifyDone, notifyFailed } = useLogOutcome()
  const params = { id: log.logsheetId }
  const code = useSendCode(log.logsheetId, text.yourContact)
  const seen = async (answer: Promise<AnsweredLog>) => seenLog(await answer)
  const answering: Answering = {
    sign: ({ designation, ...body }) =>
      seen(callVersioned('signLogsheet', { params, body: { ...body, designation: designation || null } })),
    dispute: (body) => seen(callVersioned('disputeLogsheet', { params, body })),
    done(act, saved) {
      code.close()
      cacheLogsheet(saved)
      notifyDone(act, act === 'signLogsheet' ? text.signed : text.disputed)
    },
    failed(act, error) {
      code.close()
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
        <div>
          <Button tone="quiet" className="-ml-5 min-h-14" aria-disabled={code.pending} onClick={() => code.submit()}>
            {text.withCode}
          </Button>
          <p className="text-sm text-ink-3">{text.codeNote}</p>
          {code.sent && (
            <SignDialog
              {...{ log, designation, codeForm }}
              sent={code.sent}
              onSigned={(saved) => answering.done('signLogsheet', saved)}
              onRefused={(error) => answering.failed('signLogsheet', error)}
              onClose={code.close}
            />
          )}
        </div>
      )}
    />
  )
}
