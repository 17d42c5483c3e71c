import { Link } from 'react-router'
import { csvFilesTexts } from '#contract/texts/csv-files.desk.en.ts'
import { TelematicsConnection } from '#web/features/fleet/telematics-connection.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import type { Route } from './+types/csv-files'
import { type CsvFileName, csvFileNames, csvFiles } from './csv-calls.ts'
import { CsvDownload } from './csv-download.tsx'
import { CsvImport } from './csv-import.tsx'
import { useCsvTexts } from './csv-texts.ts'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(csvFilesTexts.title)

/** Machines, availability and rates as files for a spreadsheet, one of them at a time. */
export default function CsvFiles({ params }: Route.ComponentProps) {
  const text = useCsvTexts()
  const file = csvFileNames.find((name) => name === params.file) ?? 'products'
  return (
    <>
      <PageHead title={text.title} />
      <nav aria-label={text.files} className="mb-6 flex flex-wrap gap-x-6 border-b border-line">
        {csvFileNames.map((name) => (
          <Link
            key={name}
            to={deskAddresses.csvFiles(name)}
            aria-current={name === file ? 'page' : undefined}
            className="inline-flex min-h-11 items-center border-b-2 border-transparent text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {text.names[name]}
          </Link>
        ))}
      </nav>
      <OneFile key={file} file={file} />
    </>
  )
}

function OneFile({ file }: { file: CsvFileName }) {
  const text = useCsvTexts()
  const mayImport = useMay(csvFiles[file].permission)
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-ink-2">{text.about[file]}</p>
      {file === 'readings' && <TelematicsConnection />}
      <CsvDownload file={file} />
      {mayImport ? <CsvImport file={file} /> : <p className="max-w-prose text-ink-3">{text.mayNot}</p>}
    </div>
  )
}
