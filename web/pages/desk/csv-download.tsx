import { useState } from 'react'
import { useKinds } from '#web/features/catalogue/desk-products.queries.ts'
import { download } from '#web/platform/session/download.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { NativeSelect } from '#web/ui/native-fields.tsx'
import { type CsvFileName, csvFiles } from './csv-calls.ts'
import { useCsvTexts } from './csv-texts.ts'

/** Downloads the present file, of all kinds of machines or of one. */
export function CsvDownload({ file }: { file: CsvFileName }) {
  const text = useCsvTexts()
  const { notifyFailed } = useOutcome()
  const [kind, setKind] = useState('')
  const kinds = (useKinds().data ?? []).flatMap(({ subCategories }) => subCategories)
  const { submit, pending } = useSubmit(
    () => download(csvFiles[file].download, kind === '' ? {} : { subCategory: kind }, `${file}.csv`),
    (error) => notifyFailed('request', error),
  )
  return (
    <section aria-labelledby="csv-download" className="card p-5 md:p-6">
      <h2 id="csv-download" className="heading mb-4 text-xl">
        {text.downloadTitle}
      </h2>
      <div className="flex flex-wrap items-end gap-4">
        <NativeSelect
          label={text.kind}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          className="w-full sm:w-80"
        >
          <option value="">{text.everyKind}</option>
          {kinds.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <Button tone="secondary" aria-disabled={pending} onClick={() => submit()} className="max-sm:w-full">
          {pending ? text.downloading : text.download}
        </Button>
      </div>
    </section>
  )
}
