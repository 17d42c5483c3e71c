import { useState } from 'react'
import type { DisputeLogsheet } from '#contract/logsheets.calls.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Section } from '#web/ui/section.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import { DisputeDialog } from './dispute-dialog.tsx'
import { cacheLogsheet, reloadLogsheets } from './logsheets.queries.ts'
import { type Codes, SignDialog } from './sign-dialog.tsx'
import { useLogOutcome } from './use-log-outcome.ts'
import { useSendCode } from './use-send-code.ts'

const DESIGNATION_MAX = 80

/** The customer's answer to a submitted day: a signature by code, or a dispute. */
export function AnswerPanel({ log, codeForm }: { log: Logsheet; codeForm: Codes }) {
  const text = useAnswerTexts()
  const { notifyDone, notifyFailed } = useLogOutcome()
  const [designation, setDesignation] = useState('')
  const { maySign, mayDispute } = log.answers
  const code = useSendCode(log.logsheetId, text.yourContact)
  return (
    <Section title={text.answer}>
      {maySign && (
        <div className="grid gap-4">
          <p>{fill(text.signIntro, { hours: log.workedHours })}</p>
          <TextField
            name="designation"
            value={designation}
            onChange={setDesignation}
            onBlur={() => {}}
            label={text.designation}
            optional={text.optional}
            hint={text.designationHint}
            maxLength={DESIGNATION_MAX}
            autoComplete="organization-title"
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button className="min-h-14 max-sm:w-full" aria-disabled={code.pending} onClick={() => code.submit()}>
              {fill(text.sign, { hours: log.workedHours })}
            </Button>
            {mayDispute && <DisputeButton log={log} />}
          </div>
          <p className="text-sm text-ink-3">{text.codeNote}</p>
        </div>
      )}
      {!maySign && mayDispute && <DisputeButton log={log} />}
      {code.sent && (
        <SignDialog
          {...{ log, designation, codeForm }}
          sent={code.sent}
          onSigned={(signed) => {
            code.close()
            cacheLogsheet(signed)
            notifyDone('signLogsheet', text.signed)
          }}
          onRefused={(error) => {
            code.close()
            notifyFailed('signLogsheet', error)
            void reloadLogsheets()
          }}
          onClose={code.close}
        />
      )}
    </Section>
  )
}

function DisputeButton({ log: { logsheetId: id, slices } }: { log: Logsheet }) {
  const text = useAnswerTexts()
  const { notifyDone, notifyFailed } = useLogOutcome()
  const [asked, setAsked] = useState(false)
  const { submit, pending } = useSubmit(
    async (body: DisputeLogsheet) => {
      cacheLogsheet((await call('disputeLogsheet', { params: { id }, body })).logsheet)
      notifyDone('disputeLogsheet', text.disputed)
    },
    (error) => {
      notifyFailed('disputeLogsheet', error)
      void reloadLogsheets()
    },
  )
  return (
    <>
      <Button
        tone="secondary"
        className="min-h-14 max-sm:w-full"
        aria-disabled={pending}
        onClick={() => setAsked(true)}
      >
        {text.dispute}
      </Button>
      {asked && (
        <DisputeDialog
          slices={slices}
          onClose={() => setAsked(false)}
          onSend={(dispute) => {
            setAsked(false)
            submit(dispute)
          }}
        />
      )}
    </>
  )
}
