import { type ReactNode, useState } from 'react'
import type { Inspection, InspectionKind, Inspections } from '#contract/jobs.inspections.ts'
import type { Job } from '#contract/jobs.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { InspectionAnswer } from './inspection-answer.tsx'
import { InspectionCompare, pairsOf } from './inspection-compare.tsx'
import { InspectionForm } from './inspection-form.tsx'
import type { InspectionKit } from './inspection-kit.ts'
import { type InspectionTexts, useInspectionTexts } from './inspection-texts.ts'
import { InspectionView } from './inspection-view.tsx'
import { useDeskInspections, useInspections } from './inspections.queries.ts'
import './inspections.css'

type Asked = Pick<ReturnType<typeof useInspections>, 'data' | 'error' | 'refetch'>
type FrameProps = { asked: Asked; said: string; children: (sheet: Inspections) => ReactNode }

function Frame({ asked: { data, error, refetch }, said, children }: FrameProps) {
  const text = useInspectionTexts()
  const messageOf = useProblemText()
  return (
    <section aria-label={text.title} className="grid gap-5">
      <h2 className="heading text-2xl">{text.title}</h2>
      <output className="block text-signed empty:hidden">{said}</output>
      {data === undefined && error !== null && (
        <ProblemPanel
          title={text.failed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {data !== undefined && children(data)}
    </section>
  )
}

function standingOf({ signed, answer }: Inspection, text: InspectionTexts) {
  if (signed === null) return text.standing.draft
  if (answer === null) return text.standing.waiting
  return answer.objections.length === 0 ? text.standing.agreed : text.standing.objected
}

function Recorded({ inspection, isOpen, children }: { inspection: Inspection; isOpen: boolean; children?: ReactNode }) {
  const text = useInspectionTexts()
  const { kind, fleetNumber: number, serialNumber: serial } = inspection
  return (
    <details className="card inspection-card p-4" open={isOpen}>
      <summary className="min-h-11 cursor-pointer">
        <span className="heading text-xl">{text.kinds[kind]}</span>
        <span className="block text-ink-2 tabular-nums">{fill(text.machine, { number, serial })}</span>
        <span className="block font-semibold">{standingOf(inspection, text)}</span>
      </summary>
      <div className="mt-4 grid gap-6">
        <InspectionView inspection={inspection} />
        {children}
      </div>
    </details>
  )
}

const Comparisons = ({ inspections }: Pick<Inspections, 'inspections'>) =>
  pairsOf(inspections).map((pair, _at, all) => (
    <InspectionCompare key={pair.left.inspectionId} pair={pair} isOnly={all.length === 1} />
  ))

type Props = { job: Job; kit: InspectionKit }

/** The machine's condition on arrival and departure; the site signs the desk's record. */
export function CustomerInspections({ job: { jobId, status }, kit }: Props) {
  const text = useInspectionTexts()
  const asked = useInspections(jobId)
  const [said, setSaid] = useState('')
  const isOpen = status !== 'CLOSED' && status !== 'CANCELLED'
  const waits = (one: Inspection) => isOpen && one.answer === null
  return (
    <Frame asked={asked} said={said}>
      {({ inspections }) => (
        <>
          {inspections.length === 0 && <p className="text-ink-2">{text.noneYet}</p>}
          {inspections.map((one) => (
            <Recorded key={one.inspectionId} inspection={one} isOpen={waits(one)}>
              {waits(one) && <InspectionAnswer {...{ jobId, kit }} inspection={one} onDone={setSaid} />}
            </Recorded>
          ))}
          <Comparisons inspections={inspections} />
        </>
      )}
    </Frame>
  )
}

/** When each kind is recorded. */
const open: Readonly<Record<InspectionKind, readonly Job['status'][]>> = {
  ON_HIRE: ['SCHEDULED', 'ON_HIRE', 'OFF_HIRE_REQUESTED'],
  OFF_HIRE: ['OFF_HIRE_REQUESTED', 'OFF_HIRED'],
}

/** When the return of a machine that a swap took away is recorded. */
const openOut: readonly Job['status'][] = ['ON_HIRE', 'OFF_HIRE_REQUESTED', 'OFF_HIRED']

/** An inspection to record; `sheet` is that of its machine. */
type Task = { readonly kind: InspectionKind; readonly sheet: Inspections; readonly label: string }
const keyOf = ({ kind, sheet }: Task) => `${kind} ${sheet.machineId}`
const storedOf = ({ kind, sheet }: Task) =>
  sheet.inspections.find((one) => one.kind === kind && one.machineId === sheet.machineId)

/** The inspections that can be recorded now: of the machine on the job, and of swapped ones. */
function tasksOf({ status }: Job, sheet: Inspections, text: InspectionTexts): Task[] {
  const own = (['ON_HIRE', 'OFF_HIRE'] as const)
    .filter((kind) => sheet.machineId !== null && open[kind].includes(status))
    .map((kind) => ({ kind, sheet, label: text.record[kind] }))
  const out = sheet.swappedOut.map(({ machineId, facts, fleetNumber: number }) => ({
    kind: 'OFF_HIRE' as const,
    sheet: { ...sheet, machineId, facts },
    label: fill(text.recordReturn, { number }),
  }))
  const all = [...own, ...(openOut.includes(status) ? out : [])]
  return all.filter((task) => (storedOf(task)?.answer ?? null) === null)
}

/** The same at the desk, which records them. */
export function DeskInspections({ job, kit, mayAct }: Props & { mayAct: boolean }) {
  const text = useInspectionTexts()
  const asked = useDeskInspections(job.jobId)
  const [said, setSaid] = useState('')
  const [begun, setBegun] = useState<string>()
  const done = (words: string) => {
    setBegun(undefined)
    setSaid(words)
  }
  return (
    <Frame asked={asked} said={said}>
      {(sheet) => {
        const tasks = mayAct ? tasksOf(job, sheet, text) : []
        const task = tasks.find((one) => keyOf(one) === begun)
        return (
          <>
            {sheet.inspections.length === 0 && task === undefined && <p className="text-ink-2">{text.none}</p>}
            {sheet.inspections.map((one) => (
              <Recorded key={one.inspectionId} inspection={one} isOpen={false} />
            ))}
            {task === undefined ? (
              <Tasks tasks={tasks} onBegin={setBegun} />
            ) : (
              <div className="card p-4">
                <h3 className="heading mb-4 text-xl">{titleOf(task, text)}</h3>
                <InspectionForm
                  {...{ kit }}
                  kind={task.kind}
                  sheet={task.sheet}
                  jobId={job.jobId}
                  place={job.site.addressName}
                  stored={storedOf(task)}
                  onDone={done}
                  onClose={() => setBegun(undefined)}
                />
              </div>
            )}
            <Comparisons inspections={sheet.inspections} />
          </>
        )
      }}
    </Frame>
  )
}

/** Names an inspection, and its machine if that is not the one on the job. */
function titleOf({ kind, sheet }: Task, text: InspectionTexts) {
  const out = sheet.swappedOut.find(({ machineId }) => machineId === sheet.machineId)
  return out ? `${text.kinds[kind]}: ${out.fleetNumber}` : text.kinds[kind]
}

const Tasks = ({ tasks, onBegin }: { tasks: readonly Task[]; onBegin: (key: string) => void }) => {
  const text = useInspectionTexts()
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {tasks.map((task) => (
        <Button key={keyOf(task)} tone="secondary" onClick={() => onBegin(keyOf(task))}>
          {storedOf(task) ? `${text.change}: ${titleOf(task, text)}` : task.label}
        </Button>
      ))}
    </div>
  )
}
