import { formatDate } from '#contract/dates.ts'
import type { Machine } from '#contract/fleet.machines.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { AddPaper } from './add-paper.tsx'
import { Paper } from './paper.tsx'
import { PaperBadge } from './paper-badge.tsx'
import { usePapers } from './papers.queries.ts'
import { useDocumentsTexts, usePaperTexts } from './texts.ts'

type Props = {
  machine: Machine
  mayChange: boolean
  /** Stores a file for a machine and returns its id; the page knows how. */
  store: (file: File) => Promise<string>
}

/** The papers of a machine: how the mandatory ones stand, and all that are kept. */
export function MachinePapers({ machine, mayChange, store }: Props) {
  const text = useDocumentsTexts()
  const messageOf = useProblemText()
  const { machineId } = machine
  const { data: papers, error, refetch } = usePapers(machineId)
  return (
    <Section title={text.title}>
      <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-3">{text.hint}</p>
      <Mandatory machine={machine} />
      {error !== null && papers === undefined && (
        <ProblemPanel
          title={text.failed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {papers?.length === 0 && <p className="text-ink-2">{text.none}</p>}
      <ul className="divide-y divide-line">
        {papers?.map((paper) => (
          <Paper key={paper.documentId} paper={paper} machineId={machineId} mayChange={mayChange} />
        ))}
      </ul>
      {mayChange && <AddPaper machineId={machineId} store={store} />}
    </Section>
  )
}

function Mandatory({ machine: { mandatory } }: { machine: Machine }) {
  const text = useDocumentsTexts()
  const { kinds } = usePaperTexts()
  return (
    <dl aria-label={text.mandatory} className="mb-4 divide-y divide-line border-y border-line">
      {mandatory.map(({ kind, state, validTo }) => (
        <div key={kind} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <dt className="font-medium">{kinds[kind]}</dt>
          <dd className="flex items-center gap-3">
            {validTo !== null && <span className="text-ink-2 tabular-nums">{formatDate(validTo)}</span>}
            <PaperBadge state={state} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
