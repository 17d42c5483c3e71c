import type { CsvPreview } from '#contract/csv-files.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { CsvFileField } from '#web/ui/csv-file-field.tsx'
import type { CsvFileName } from './csv-calls.ts'
import { CsvRows } from './csv-rows.tsx'
import { useCsvTexts } from './csv-texts.ts'
import { ImportState } from './import-state.tsx'
import { useCsvImport } from './use-csv-import.ts'

/** Chooses a file, shows what its import would do, and imports it. */
export function CsvImport({ file }: { file: CsvFileName }) {
  const text = useCsvTexts()
  const { chosen, preview, problem, done, check, isChecking, apply, isApplying } = useCsvImport(file)
  return (
    <section aria-labelledby="csv-import" className="card grid gap-5 p-5 md:p-6">
      <div>
        <h2 id="csv-import" className="heading mb-2 text-xl">
          {text.importTitle}
        </h2>
        <p className="max-w-prose text-ink-2">{text.importIntro}</p>
      </div>
      <CsvFileField label={text.choose} limits={text.limits} onFile={check} />
      <ImportState checking={text.checking} isChecking={isChecking} problem={problem} />
      {done !== undefined && <output className="font-medium text-signed">{fill(text.imported, done)}</output>}
      {preview !== undefined && !isChecking && (
        <>
          <Counts preview={preview} name={chosen?.name ?? ''} />
          <Verdict preview={preview} isApplying={isApplying} onImport={apply} />
          <CsvRows rows={preview.rows} />
        </>
      )}
    </section>
  )
}

function Counts({ preview: { bad, added, changed, same }, name }: { preview: CsvPreview; name: string }) {
  const text = useCsvTexts()
  const counts = [
    { id: 'bad', count: bad, words: plural(bad, text.bad), look: 'font-semibold text-danger' },
    { id: 'added', count: added, words: plural(added, text.added), look: 'font-semibold' },
    { id: 'changed', count: changed, words: plural(changed, text.changed), look: 'font-semibold' },
    { id: 'same', count: same, words: plural(same, text.same), look: 'text-ink-3' },
  ]
  return (
    <div>
      <output className="heading block text-lg wrap-anywhere">{fill(text.checked, { name })}</output>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ id, words, look }) => (
            <li key={id} className={look}>
              {words}
            </li>
          ))}
      </ul>
    </div>
  )
}

type VerdictProps = { preview: CsvPreview; isApplying: boolean; onImport: (digest: string) => void }

/** The button that imports, or why nothing can be imported. */
function Verdict({ preview: { bad, added, changed, digest }, isApplying, onImport }: VerdictProps) {
  const text = useCsvTexts()
  if (digest === null) return <p className="max-w-prose font-medium">{bad > 0 ? text.correct : text.nothing}</p>
  return (
    <div>
      <Button aria-disabled={isApplying} onClick={() => onImport(digest)} className="max-sm:w-full">
        {isApplying ? text.importing : plural(added + changed, text.import)}
      </Button>
    </div>
  )
}
