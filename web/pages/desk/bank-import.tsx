import { useState } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { StatementImported, StatementPreview } from '#contract/payments.bank.ts'
import { bankTexts } from '#contract/texts/payments.bank.en.ts'
import { useBankOverview } from '#web/features/payments/bank.queries.ts'
import { useBankTexts } from '#web/features/payments/bank-texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { CsvFileField } from '#web/ui/csv-file-field.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ForPermission } from './for-permission.tsx'
import { ImportState } from './import-state.tsx'
import { StatementRows } from './statement-rows.tsx'
import { useStatementImport } from './use-statement-import.ts'

export const meta = () => accountMeta(bankTexts.importTitle)

/** Imports a statement of the bank: a dry run first. */
export default function BankImport() {
  const text = useBankTexts()
  return (
    <ForPermission permission="bank" title={text.importTitle}>
      <PageHead title={text.importTitle} back={{ to: deskAddresses.bank(), label: text.backToList }} />
      <Import />
    </ForPermission>
  )
}

/** Banks call texts `.xls` and `.txt` too. */
const ACCEPTED = '.csv,.txt,.tsv,.xls,.xlsx,text/csv,text/plain'

const isAccount = (typed: string) => /^[a-z0-9]{4,34}$/i.test(typed.replace(/\s+/g, ''))

function Import() {
  const text = useBankTexts()
  const { data } = useBankOverview()
  const [typed, setTyped] = useState<string>()
  const account = typed ?? data?.accounts[0] ?? ''
  const { chosen, preview, problem, imported, check, isChecking, apply, isApplying } = useStatementImport()
  const isKnown = isAccount(account)
  return (
    <div className="grid gap-6">
      <div className="grid max-w-prose gap-2 text-ink-2">
        <p>{text.importIntro}</p>
        <p>{text.importColumns}</p>
      </div>
      <div className="card grid gap-5 p-5 md:p-6">
        <TextField
          className="max-w-sm"
          label={text.account}
          hint={text.accountHint}
          error={account === '' || isKnown ? undefined : text.wrongAccount}
          name="account"
          value={account}
          maxLength={40}
          onBlur={() => {}}
          onChange={setTyped}
        />
        <CsvFileField
          label={text.chooseFile}
          limits={text.limits}
          accept={ACCEPTED}
          isReady={isKnown}
          onFile={(file) => check(file, account)}
        />
        <ImportState checking={text.checking} isChecking={isChecking} problem={problem} />
        {imported !== undefined && <Imported result={imported} />}
        {preview !== undefined && !isChecking && (
          <>
            <Counts preview={preview} name={chosen?.name ?? ''} />
            <Verdict preview={preview} isApplying={isApplying} onImport={apply} />
            <StatementRows rows={preview.rows} />
          </>
        )}
      </div>
    </div>
  )
}

type Result = { BAD: number; NEW?: number; KNOWN: number; NOTE: number }

/** The number of rows of each kind; kinds without rows are left out. */
function ResultCounts({ counts }: { counts: Result }) {
  const text = useBankTexts()
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
      {Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([effect, count]) => (
          <li key={effect} className={effect === 'BAD' ? 'font-semibold text-danger' : ''}>
            {plural(count, text.counts[effect as keyof typeof text.counts])}
          </li>
        ))}
    </ul>
  )
}

function Counts({ preview: { bad, added, known, notes }, name }: { preview: StatementPreview; name: string }) {
  const text = useBankTexts()
  return (
    <div>
      <output className="heading block text-lg wrap-anywhere">{fill(text.checked, { name })}</output>
      <ResultCounts counts={{ BAD: bad, NEW: added, KNOWN: known, NOTE: notes }} />
    </div>
  )
}

/** What an import did, with the rows that it refused. */
function Imported({ result: { added, known, notes, refused } }: { result: StatementImported }) {
  const text = useBankTexts()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <output className="font-medium text-signed">{plural(added, text.imported)}</output>
          <ResultCounts counts={{ BAD: refused.length, KNOWN: known, NOTE: notes }} />
        </div>
        <LinkButton to={deskAddresses.bank()}>{text.showAll}</LinkButton>
      </div>
      {refused.length > 0 && (
        <>
          <p className="max-w-prose font-medium">{text.refused}</p>
          <StatementRows rows={refused} />
        </>
      )}
    </>
  )
}

type VerdictProps = { preview: StatementPreview; isApplying: boolean; onImport: (digest: string) => void }

/** The button that imports, what it leaves out, or why nothing can be imported. */
function Verdict({ preview, isApplying, onImport }: VerdictProps) {
  const text = useBankTexts()
  const { bad, added, digest, importedBefore } = preview
  const before = importedBefore && {
    by: importedBefore.by,
    date: formatDate(dateInIndia(new Date(importedBefore.at))),
  }
  return (
    <div className="grid gap-3">
      {before !== null && <p className="font-medium">{fill(text.before, before)}</p>}
      {bad > 0 && <p className="max-w-prose font-medium">{digest === null ? text.correct : text.leftOut}</p>}
      {bad === 0 && digest === null && <p className="font-medium">{text.nothing}</p>}
      {digest !== null && <ImportButton digest={digest} added={added} isApplying={isApplying} onImport={onImport} />}
    </div>
  )
}

type ImportButtonProps = Omit<VerdictProps, 'preview'> & { digest: string; added: number }

function ImportButton({ digest, added, isApplying, onImport }: ImportButtonProps) {
  const text = useBankTexts()
  return (
    <div>
      <Button aria-disabled={isApplying} onClick={() => onImport(digest)} className="max-sm:w-full">
        {isApplying ? text.importing : plural(added, text.importRows)}
      </Button>
    </div>
  )
}
