import type { Logsheet } from '#contract/logsheets.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { notify } from '#web/platform/notify.ts'
import { type RequestCode, useSendCode } from '#web/platform/use-send-code.ts'
import { Button } from '#web/ui/button.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import type { Answering } from './answering.ts'
import { type ByCode, type Codes, SignDialog } from './sign-dialog.tsx'

type Props<Saved> = Pick<Answering<Saved>, 'done' | 'failed'> & {
  log: Logsheet
  designation: string
  codeForm: Codes
  /** Sends a code; `contact` says where to as long as the server has not said it. */
  request: RequestCode
  contact: string
  sign: (body: ByCode) => Promise<Saved>
  note: string
}

/** The way to sign for people who cannot draw: a code, asked for and typed. */
export function SignByCode<Saved>({ log, designation, request, contact, note, done, failed, ...rest }: Props<Saved>) {
  const text = useAnswerTexts()
  const code = useSendCode(request, contact)
  const refused = (error: unknown) => {
    code.close()
    if (!(error instanceof ApiProblem && error.is('too-many-requests'))) return failed('signLogsheet', error)
    const buttons = { primary: { label: text.okay } }
    notify({ title: text.failed.signLogsheet, notifytype: 'failure', message: text.tooManyTries, buttons })
  }
  const signed = (saved: Saved) => {
    code.close()
    done('signLogsheet', saved)
  }
  return (
    <div>
      <Button tone="quiet" className="-ml-5 min-h-14" aria-disabled={code.pending} onClick={() => code.submit()}>
        {text.withCode}
      </Button>
      <p className="text-sm text-ink-3">{note}</p>
      {code.sent && (
        <SignDialog
          {...{ log, designation, request, ...rest }}
          sent={code.sent}
          onSigned={signed}
          onRefused={refused}
          onClose={code.close}
        />
      )}
    </div>
  )
}
