import { type ReactNode, useState } from 'react'
import type { DisputeLogsheet } from '#contract/logsheets.calls.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { fill } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Section } from '#web/ui/section.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import { DisputeDialog } from './dispute-dialog.tsx'
import { SignaturePad } from './signature-pad.tsx'
import type { VersionedLog } from './versioned-log.ts'

const DESIGNATION_MAX = 80

export type Drawn = { signature: string; designation: string; version: number }
/** The calls of one side that answer a log, and what the screen does with the answer. */
export type Answering = {
  readonly sign: (drawn: Drawn) => Promise<VersionedLog>
  readonly dispute: (dispute: DisputeLogsheet) => Promise<VersionedLog>
  readonly done: (act: 'signLogsheet' | 'disputeLogsheet', saved: VersionedLog) => void
  readonly failed: (act: 'signLogsheet' | 'disputeLogsheet', error: unknown) => void
  readonly needsDesignation: boolean
}

type Props = {
  log: Logsheet
  answering: Answering
  /** Another way to sign, for people who cannot draw. */
  otherWay: (designation: string) => ReactNode
}

/** The other side's answer to a submitted day: a signature, or a dispute. */
export function AnswerPanel({ log, answering, otherWay }: Props) {
  const text = useAnswerTexts()
  const { maySign, mayDispute } = log.answers
  const dispute = mayDispute && <DisputeButton {...{ log, answering }} />
  return (
    <Section title={text.answer}>
      {maySign ? <SignForm {...{ log, answering, otherWay }} beside={dispute} /> : dispute}
    </Section>
  )
}

function SignForm({ log, answering, otherWay, beside }: Props & { beside: ReactNode }) {
  const text = useAnswerTexts()
  const { sign, done, failed, needsDesignation } = answering
  const [designation, setDesignation] = useState('')
  const [strokes, setStrokes] = useState('')
  const [isTried, setTried] = useState(false)
  const { submit, pending } = useSubmit(
    async () => done('signLogsheet', await sign({ signature: strokes, designation, version: log.version })),
    (error) => failed('signLogsheet', error),
  )
  const isWanting = needsDesignation && designation.trim() === ''
  const send = () => {
    setTried(true)
    if (strokes !== '' && !isWanting) submit()
  }
  return (
    <div className="entry grid gap-4">
      <p>{fill(text.signIntro, { hours: log.workedHours })}</p>
      <TextField
        name="designation"
        value={designation}
        onChange={setDesignation}
        onBlur={() => {}}
        label={text.designation}
        optional={needsDesignation ? undefined : text.optional}
        hint={text.designationHint}
        error={isTried && isWanting ? text.designationWanted : undefined}
        maxLength={DESIGNATION_MAX}
        autoComplete="organization-title"
      />
      <SignaturePad
        strokes={strokes}
        onDraw={setStrokes}
        label={text.signHere}
        clear={text.clear}
        {...(isTried && strokes === '' ? { hint: text.drawFirst } : {})}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button className="min-h-14 max-sm:w-full" aria-disabled={pending} onClick={send}>
          {fill(text.sign, { hours: log.workedHours })}
        </Button>
        {beside}
      </div>
      {otherWay(designation)}
    </div>
  )
}

function DisputeButton({ log: { slices, version }, answering }: Pick<Props, 'log' | 'answering'>) {
  const text = useAnswerTexts()
  const { dispute, done, failed } = answering
  const [asked, setAsked] = useState(false)
  const { submit, pending } = useSubmit(
    async (body: DisputeLogsheet) => done('disputeLogsheet', await dispute({ ...body, version })),
    (error) => failed('disputeLogsheet', error),
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
          onSend={(body) => {
            setAsked(false)
            submit(body)
          }}
        />
      )}
    </>
  )
}
