import type { ShownSettings } from '#contract/settings.desk.ts'
import type { Settings } from '#contract/settings.ts'
import { plainLines } from '#web/platform/plain-lines.ts'
import { Logo } from './logo.tsx'
import { placeLines } from './place-lines.ts'
import { useSettingsTexts } from './texts.ts'

type Props = { settings: Settings & Pick<ShownSettings, 'logo'> }

/** The head, the bank details and the terms of a document with these settings. */
export function DocumentPreview({ settings }: Props) {
  const text = useSettingsTexts()
  return (
    <section aria-label={text.preview} className="lg:sticky lg:top-24">
      <p className="mb-2 text-sm text-ink-3">{text.preview}</p>
      <div className="grid gap-4 border border-line-strong bg-card p-5 text-sm wrap-anywhere">
        <Head settings={settings} />
        <Numbers company={settings.company} />
        <PayTo bank={settings.bank} />
        <Terms terms={settings.texts.quoteTerms} />
      </div>
    </section>
  )
}

function Head({ settings: { logo, company, registeredAddress, furtherAddresses } }: Props) {
  const text = useSettingsTexts()
  const { legalName, tradeName } = company
  return (
    <header className="border-b-2 border-ink pb-3">
      {logo !== null && <Logo logo={logo} className="mb-3" />}
      {tradeName !== null && <p className="display text-2xl">{tradeName}</p>}
      <p className={legalName === null ? 'text-ink-3' : 'font-semibold'}>{legalName ?? text.nameless}</p>
      {registeredAddress !== null && <p className="mt-1 text-ink-2">{placeLines(registeredAddress).join(', ')}</p>}
      {furtherAddresses.map(({ label, ...place }, at) => (
        // Rows have no other identity while they are typed.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <p key={at} className="mt-1 text-ink-2">
          {label}: {placeLines(place).join(', ')}
        </p>
      ))}
    </header>
  )
}

/** Registration numbers in the order of an invoice. */
function Numbers({ company: { gstin, pan, cin, udyam, phone } }: Pick<Settings, 'company'>) {
  const { fields } = useSettingsTexts()
  const known = Object.entries({ GSTIN: gstin, PAN: pan, CIN: cin, Udyam: udyam, [fields.phone]: phone })
  return (
    <Lines lines={known.flatMap(([name, value]) => (value === null ? [] : [[name, value.toUpperCase()] as const]))} />
  )
}

function PayTo({ bank }: Pick<Settings, 'bank'>) {
  const { payTo, fields } = useSettingsTexts()
  const { accountName, accountNumber, ifsc, bankName, branch, upiId } = bank
  const shown = [
    [fields.accountName, accountName],
    [fields.accountNumber, accountNumber],
    [fields.ifsc, ifsc?.toUpperCase() ?? null],
    [fields.bankName, [bankName, branch].filter(Boolean).join(', ') || null],
    [fields.upiId, upiId],
  ] as const
  const lines = shown.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
  if (lines.length === 0) return null
  return (
    <div>
      <p className="mb-1 font-semibold">{payTo}</p>
      <Lines lines={lines} />
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly (readonly [string, string])[] }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 empty:hidden">
    {lines.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-ink-3">{name}</dt>
        <dd className="tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)

function Terms({ terms }: { terms: string }) {
  const { termsHead } = useSettingsTexts()
  return (
    <div className="border-t border-line pt-3">
      <p className="mb-1 font-semibold">{termsHead}</p>
      <p className="text-xs leading-relaxed whitespace-pre-line text-ink-2">{plainLines(terms)}</p>
    </div>
  )
}
