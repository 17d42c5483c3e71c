import { type DragEvent, useState } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { Verdict } from '#contract/evidence.check.ts'
import { evidenceCheckTexts } from '#contract/texts/evidence.check.en.ts'
import { loadPart } from '#web/platform/load-part.ts'
import { fill, texts } from '#web/platform/text.ts'
import { buttonClass } from '#web/ui/button.tsx'

const useCheckTexts = texts({ en: evidenceCheckTexts })

type Seen =
  | { readonly kind: 'CHECKING'; readonly name: string }
  | { readonly kind: 'NO_KEYS' }
  | { readonly kind: 'CHECKED'; readonly verdict: Verdict }

/** Takes an evidence pack and says whether anything in it was changed; the file stays in the browser. */
export function PackDrop() {
  const text = useCheckTexts()
  const [seen, setSeen] = useState<Seen>()
  const check = async (file: File) => {
    setSeen({ kind: 'CHECKING', name: file.name })
    const { checkFile } = await loadPart(() => import('./check-file.ts'))
    const next = await checkFile(file).then(
      (verdict): Seen => ({ kind: 'CHECKED', verdict }),
      (): Seen => ({ kind: 'NO_KEYS' }),
    )
    setSeen(next)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) void check(file)
  }
  return (
    // Dropping is a shortcut; the button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop a file has no role
    <section
      aria-labelledby="evidence"
      className="card mt-12 border-dashed p-5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h2 id="evidence" className="heading text-xl">
        {text.dropTitle}
      </h2>
      <p className="mt-2 mb-4 text-ink-2">{text.dropText}</p>
      <Choose label={text.choose} onFile={(file) => void check(file)} />
      <output className="mt-5 block empty:hidden">{seen && <Shown seen={seen} />}</output>
    </section>
  )
}

type ChooseProps = { label: string; onFile: (file: File) => void }

// The button of signed-in forms would bring their files along.
const Choose = ({ label, onFile }: ChooseProps) => (
  <label className={buttonClass('secondary', 'inline-flex cursor-pointer items-center focus-within:outline-2')}>
    {label}
    <input
      type="file"
      className="sr-only"
      accept=".zip,application/zip"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        // The same file can be chosen again.
        target.value = ''
        if (file) onFile(file)
      }}
    />
  </label>
)

function Shown({ seen }: { seen: Seen }) {
  const text = useCheckTexts()
  if (seen.kind === 'CHECKING') return fill(text.checking, { name: seen.name })
  if (seen.kind === 'NO_KEYS') return <Said tone="danger" title={text.unchecked} lines={[text.keysMissing]} />
  return <Outcome verdict={seen.verdict} />
}

function Outcome({ verdict }: { verdict: Verdict }) {
  const text = useCheckTexts()
  if (!verdict.ok) {
    const title = verdict.fault === 'no-ed25519' ? text.unchecked : text.unsound
    return <Said tone="danger" title={title} lines={[fill(text.faults[verdict.fault], { path: verdict.path ?? '' })]} />
  }
  const { subject, madeAt, files } = verdict.manifest
  const date = formatDate(dateInIndia(new Date(madeAt)))
  const about = fill(text.soundText, { kind: text.kinds[subject.kind], number: subject.number, date })
  const counts = fill(text.counts, { files: files.length, links: verdict.links })
  return <Said tone="signed" title={text.sound} lines={[about, counts]} />
}

const edges = { danger: 'border-l-danger', signed: 'border-l-signed' } as const

const Said = ({ tone, title, lines }: { tone: keyof typeof edges; title: string; lines: readonly string[] }) => (
  <div className={`border-l-4 pl-4 ${edges[tone]}`}>
    <h3 className="heading text-lg">{title}</h3>
    {lines.map((line) => (
      <p key={line} className="mt-1 wrap-anywhere">
        {line}
      </p>
    ))}
  </div>
)
