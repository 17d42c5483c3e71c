import { useState } from 'react'
import type { InspectionPoint } from '#contract/jobs.checklists.ts'
import { type Inspection, POINT_NOTE_MAX } from '#contract/jobs.inspections.ts'
import { call } from '#web/platform/call.ts'
import { notify } from '#web/platform/notify.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextField } from '#web/ui/fields.tsx'
import type { InspectionKit } from './inspection-kit.ts'
import { useInspectionTexts } from './inspection-texts.ts'
import { inspectionsChanged } from './inspections.queries.ts'
import { reloadJobs } from './jobs.queries.ts'
import { isSigningBegun, SignFields, signatureOf, useSigning } from './sign-fields.tsx'

type Notes = Readonly<Partial<Record<InspectionPoint, string>>>
type Props = { jobId: string; inspection: Inspection; kit: InspectionKit; onDone: (said: string) => void }

/** The site signs an inspection; where it sees a point differently, it says so. */
export function InspectionAnswer({ jobId, inspection, kit, onDone }: Props) {
  const text = useInspectionTexts()
  const messageOf = useProblemText()
  const [notes, setNotes] = useState<Notes>({})
  const [photoIds, setPhotoIds] = useState<readonly string[]>([])
  const [signing, setSigning] = useSigning()
  const [tried, setTried] = useState(false)
  const failed = (error: unknown) => {
    const buttons = { primary: { label: text.okay } }
    notify({ title: text.refused, notifytype: 'failure', message: messageOf(error), buttons })
    void reloadJobs()
  }
  const objections = inspection.points.flatMap(({ point }) =>
    notes[point] === undefined ? [] : [{ point, note: notes[point].trim() }],
  )
  const { submit, pending } = useSubmit(async () => {
    const { inspectionId, revision } = inspection
    const body = { inspectionId, revision, objections, photoIds: [...photoIds], ...signatureOf(signing) }
    inspectionsChanged(jobId, await call('answerInspection', { params: { jobId }, body }))
    onDone(text.answered)
  }, failed)
  useUnsaved(!pending && (objections.length > 0 || photoIds.length > 0 || isSigningBegun(signing)))
  const send = () => {
    setTried(true)
    if (signatureOf(signing) !== undefined && objections.every(({ note }) => note !== '')) submit()
  }
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      <p className="text-ink-2">{text.answerText}</p>
      <Objections inspection={inspection} notes={notes} onChange={setNotes} tried={tried} />
      <kit.Photos photoIds={photoIds} known={[]} store={kit.store} onChange={setPhotoIds} failed={failed} />
      <SignFields signing={signing} onChange={setSigning} Pad={kit.Pad} tried={tried} />
      <Button className="min-h-14 justify-self-start max-sm:w-full" aria-disabled={pending} onClick={send}>
        {objections.length === 0 ? text.agree : plural(objections.length, text.agreeWith)}
      </Button>
    </form>
  )
}

type ObjectionProps = Pick<Props, 'inspection'> & {
  notes: Notes
  onChange: (by: (notes: Notes) => Notes) => void
  tried: boolean
}

function Objections({ inspection: { points }, notes, onChange, tried }: ObjectionProps) {
  const text = useInspectionTexts()
  const set = (point: InspectionPoint, note: string | undefined) =>
    onChange(({ [point]: _before, ...others }) => (note === undefined ? others : { ...others, [point]: note }))
  return (
    <ul className="border-t border-line">
      {points.map(({ point, state, note }) => {
        const own = notes[point]
        const said = state === null ? text.unseen : text.states[state]
        return (
          <li key={point} className="grid gap-2 border-b border-line py-3">
            <CheckField
              name={`objection-${point}`}
              label={fill(text.differently, { point: text.points[point] })}
              hint={note === null ? said : `${said}: ${note}`}
              value={own !== undefined}
              onBlur={() => {}}
              onChange={(isOn) => set(point, isOn ? '' : undefined)}
            />
            {own !== undefined && (
              <TextField
                name={`seen-${point}`}
                label={text.whatISee}
                value={own}
                maxLength={POINT_NOTE_MAX}
                error={tried && own.trim() === '' ? text.describe : undefined}
                onBlur={() => {}}
                onChange={(value) => set(point, value)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
