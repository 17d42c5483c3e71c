import { useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { JobMachineChoice } from '#contract/jobs.desk.ts'
import type { Job } from '#contract/jobs.ts'
import { call } from '#web/platform/call.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { useChoices } from './desk-jobs.queries.ts'
import { useDeskJobTexts } from './desk-texts.ts'
import { OperatorOptions } from './operator-options.tsx'
import type { DeskAct } from './use-desk-act.ts'

type Props = { job: Job; act: DeskAct }

/** Puts a machine of the agreed kind, and an operator, on a job that has not begun. */
export function Allocation({ job, act }: Props) {
  const text = useDeskJobTexts()
  const messageOf = useProblemText()
  const { data, error, refetch } = useChoices(job.jobId)
  const [machineId, setMachineId] = useState('')
  const [operatorId, setOperatorId] = useState('')
  const allocate = () =>
    act.run(text.allocated, () =>
      call('allocateJob', { params: { id: job.jobId }, body: { machineId, operatorId: operatorId || null } }),
    )
  return (
    <Section title={text.allocation}>
      {error !== null && (
        <ProblemPanel
          title={text.choicesFailed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {data && (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (machineId !== '') allocate()
          }}
        >
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-ink-2 tabular-nums">
              {fill(text.allocationText, { from: formatDate(job.from), to: formatDate(job.expectedTo) })}
            </legend>
            {data.machines.length === 0 && <p>{text.noMachines}</p>}
            {data.machines.map((machine) => (
              <Machine
                key={machine.machineId}
                machine={machine}
                isOnIt={machine.fleetNumber === job.machine.fleetNumber}
                chosen={machineId}
                onChoose={setMachineId}
              />
            ))}
          </fieldset>
          <SelectField
            name="operator"
            label={text.operator}
            value={operatorId}
            onBlur={() => {}}
            onChange={setOperatorId}
          >
            <OperatorOptions operators={data.operators} />
          </SelectField>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" aria-disabled={machineId === '' || act.pending}>
              {text.allocate}
            </Button>
            {machineId === '' && <p className="text-ink-2">{text.chooseFirst}</p>}
          </div>
        </form>
      )}
    </Section>
  )
}

type MachineProps = {
  machine: JobMachineChoice
  isOnIt: boolean
  chosen: string
  onChoose: (machineId: string) => void
}

/** A machine that is taken says by what, and cannot be chosen. */
function Machine({ machine, isOnIt, chosen, onChoose }: MachineProps) {
  const text = useDeskJobTexts()
  const { machineId, fleetNumber, serialNumber, yard, taken } = machine
  const [first] = taken
  const said = taken.map(({ kind, to }) => fill(text.taken[kind], { to: formatDate(to) })).join(', ')
  return (
    <label className="flex min-h-12 flex-wrap items-center gap-x-3 rounded border border-line-strong px-3 py-2 has-checked:border-ink has-disabled:border-dashed has-disabled:text-ink-2">
      <input
        type="radio"
        name="machine"
        value={machineId}
        checked={chosen === machineId}
        disabled={first !== undefined}
        onChange={() => onChoose(machineId)}
      />
      <b className="tabular-nums">{fleetNumber}</b>
      <span className="text-ink-2 tabular-nums">
        {serialNumber}, {yard}
      </span>
      <span className="ml-auto tabular-nums">{isOnIt ? text.onIt : said || text.free}</span>
    </label>
  )
}
