import { useState } from 'react'
import { folded } from '#contract/identifiers.ts'
import type { Inspection, InspectionKind, Inspections } from '#contract/jobs.inspections.ts'
import { meterWarnings } from '#contract/jobs.meter-checks.ts'
import { call } from '#web/platform/call.ts'
import { differs } from '#web/platform/changes.ts'
import { plural } from '#web/platform/text.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { useNow } from '#web/platform/use-now.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/fields.tsx'
import { contentOf, draftOf, faultsOf, type InspectionDraft } from './inspection-draft.ts'
import type { InspectionKit } from './inspection-kit.ts'
import { InspectionPoints } from './inspection-points.tsx'
import { useInspectionTexts } from './inspection-texts.ts'
import { MeterWarnings } from './inspection-view.tsx'
import { deskInspectionsChanged } from './inspections.queries.ts'
import { isSigningBegun, SignFields, signatureOf, useSigning } from './sign-fields.tsx'

type Props = {
  jobId: string
  /** The initial place of the machine. */
  place: string
  kind: InspectionKind
  sheet: Inspections
  stored: Inspection | undefined
  kit: InspectionKit
  onDone: (said: string) => void
  onClose: () => void
}

type How = 'save' | 'sign'

/** An inspection as it is typed and signed, what is wrong with it once somebody has tried to send it, and its sending. */
function useInspection({ jobId, place, kind, sheet, stored, onDone }: Omit<Props, 'kit' | 'onClose'>) {
  const text = useInspectionTexts()
  const { notifyFailed } = useOutcome()
  const [begun] = useState(() => draftOf(sheet, stored, place, Date.now()))
  const [draft, setDraft] = useState(begun)
  const [signing, setSigning] = useSigning()
  const [tried, setTried] = useState<How>()
  const failed = (error: unknown) => notifyFailed('request', error)
  const { submit, pending } = useSubmit(async (how: How) => {
    const signature = how === 'sign' ? (signatureOf(signing) ?? null) : null
    const machineId = sheet.machineId ?? undefined
    const body = { ...contentOf(draft, kind), revision: stored?.revision ?? 0, signature, machineId }
    deskInspectionsChanged(jobId, await call('saveInspection', { params: { id: jobId }, body }))
    onDone(how === 'sign' ? text.sent : text.saved)
  }, failed)
  useUnsaved(!pending && (differs(draft, begun) || isSigningBegun(signing)))
  const faults = faultsOf(draft, useNow())
  const send = (how: How) => {
    setTried(how)
    if (faults.time || faults.meter || faults.fuel) return
    const { meter, place: noPlace, points } = faults.missing
    if (how === 'sign' && (meter || noPlace || points.length > 0 || signatureOf(signing) === undefined)) return
    submit(how)
  }
  return { draft, setDraft, signing, setSigning, tried, faults, failed, send, pending }
}

/** The desk records what a machine is like: kept as a draft, or signed and sent to the site. */
export function InspectionForm({ kit, onClose, ...props }: Props) {
  const text = useInspectionTexts()
  const { kind, sheet, stored } = props
  const { draft, setDraft, signing, setSigning, tried, faults, failed, send, pending } = useInspection(props)
  const change = (more: Partial<InspectionDraft>) => setDraft((before) => ({ ...before, ...more }))
  const warnings = faults.meter ? [] : meterWarnings({ kind, meter: folded(draft.meter) || null }, sheet.facts)
  const open = tried === 'sign' ? faults.missing.points : []
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      <p className="text-ink-2">{text.formText}</p>
      <Readings draft={draft} faults={faults} tried={tried} onChange={change} />
      <MeterWarnings warnings={warnings} />
      <InspectionPoints
        points={draft.points}
        open={open}
        onChange={(by) => setDraft((before) => ({ ...before, points: by(before.points) }))}
      />
      <kit.Photos
        photoIds={draft.photoIds}
        known={stored?.photos ?? []}
        store={kit.store}
        onChange={(by) => setDraft((before) => ({ ...before, photoIds: by(before.photoIds) }))}
        failed={failed}
      />
      <Remarks remarks={draft.remarks} onChange={change} />
      <SignFields signing={signing} onChange={setSigning} Pad={kit.Pad} tried={tried === 'sign'} />
      <output className="font-medium text-danger empty:hidden">
        {open.length > 0 && plural(open.length, text.incomplete)}
      </output>
      <Buttons pending={pending} onSend={send} onClose={onClose} />
    </form>
  )
}

function Remarks({ remarks, onChange }: Pick<InspectionDraft, 'remarks'> & Pick<ReadingProps, 'onChange'>) {
  const text = useInspectionTexts()
  return (
    <TextAreaField
      name="remarks"
      label={text.remarks}
      optional={text.optional}
      rows={2}
      maxLength={1000}
      value={remarks}
      onBlur={() => {}}
      onChange={(typed) => onChange({ remarks: typed })}
    />
  )
}

type ButtonProps = Pick<Props, 'onClose'> & { pending: boolean; onSend: (how: How) => void }

function Buttons({ pending, onSend, onClose }: ButtonProps) {
  const text = useInspectionTexts()
  return (
    <div className="flex flex-wrap gap-3">
      <Button className="min-h-14 max-sm:w-full" aria-disabled={pending} onClick={() => onSend('sign')}>
        {text.sign}
      </Button>
      <Button tone="secondary" className="min-h-14" aria-disabled={pending} onClick={() => onSend('save')}>
        {text.save}
      </Button>
      <Button tone="quiet" className="min-h-14" onClick={onClose}>
        {text.close}
      </Button>
    </div>
  )
}

type ReadingProps = {
  draft: InspectionDraft
  faults: ReturnType<typeof faultsOf>
  tried: How | undefined
  onChange: (more: Partial<InspectionDraft>) => void
}

function Readings({ draft, faults, tried, onChange }: ReadingProps) {
  const text = useInspectionTexts()
  const isSigning = tried === 'sign'
  const meterWrong = (tried && faults.meter) || (isSigning && faults.missing.meter)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        type="datetime-local"
        className="tabular-nums"
        name="inspectedAt"
        label={text.inspectedAt}
        value={draft.inspectedAt}
        error={tried && faults.time ? text.wrongTime : undefined}
        onBlur={() => {}}
        onChange={(inspectedAt) => onChange({ inspectedAt })}
      />
      <TextField
        name="place"
        label={text.place}
        value={draft.place}
        maxLength={200}
        error={isSigning && faults.missing.place ? text.placeMissing : undefined}
        onBlur={() => {}}
        onChange={(place) => onChange({ place })}
      />
      <TextField
        name="meter"
        label={text.meter}
        value={draft.meter}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        error={meterWrong ? text.meterWrong : undefined}
        onBlur={() => {}}
        onChange={(meter) => onChange({ meter })}
      />
      <TextField
        name="fuel"
        label={text.fuel}
        optional={text.optional}
        hint={text.fuelHint}
        value={draft.fuel}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        error={tried && faults.fuel ? text.fuelWrong : undefined}
        onBlur={() => {}}
        onChange={(fuel) => onChange({ fuel })}
      />
    </div>
  )
}
