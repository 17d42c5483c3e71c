import { type ReactNode, useState } from 'react'
import type { Logsheet } from '#contract/logsheets.ts'
import { fill } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Section } from '#web/ui/section.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import type { Answering } from './answering.ts'
import { SignaturePad } from './signature-pad.tsx'
import { useDispute } from './use-dispute.tsx'

const DESIGNATION_MAX = 80

type Props<Saved> = {
  log: Logsheet
  answering: Answering<Saved>
  /** Another way to sign, for people who cannot draw. */
  otherWay: (designation: string) => ReactNode
  /** The hint for a submission without a signature. */
  drawFirst?: string
}

/** The other side's answer to a submitted day: a signature, or a dispute. */
export function AnswerPanel<Saved>({ log, answering, ...rest }: Props<Saved>) {
  const text = useAnswerTexts()
  const { maySign, mayDispute } = log.answers
  const dispute = mayDispute && <DisputeButton {...{ log, answering }} />
  return (
    <Section title={text.answer}>
      {maySign ? <SignForm {...{ log, answering, ...rest }} beside={dispute} /> : dispute}
    </Section>
  )
}

function SignForm<Saved>({ log, answering, otherWay, beside, ...rest }: Props<Saved> & { beside: ReactNode }) {
  const text = useAnswerTexts()
  const { drawFirst = text.drawFirst } = rest
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
        {...(isTried && strokes === '' ? { hint: drawFirst } : {})}
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

function DisputeButton<Saved>({ log, answering }: Pick<Props<Saved>, 'log' | 'answering'>) {
  const text = useAnswerTexts()
  const { ask, pending, dialog } = useDispute(log, answering)
  return (
    <>
      <Button tone="secondary" className="min-h-14 max-sm:w-full" aria-disabled={pending} onClick={() => ask(null)}>
        {text.dispute}
      </Button>
      {dialog}
    </>
  )
}
