import { formatExact } from '#contract/figures.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { usePrintTexts } from './texts.ts'

/** A box for each side to sign; a certification on screen stands in the customer's. */
export function PaperSignatures({ sheet }: { sheet: SummarySheet }) {
  const text = usePrintTexts()
  const { supplierName, customerName, certifications } = sheet
  const certified = certifications.map(({ how, name, at, amountPaise }) =>
    fill(how === 'OTP' ? text.certifiedHere : text.deemedHere, {
      name: name ?? '',
      at: instantText(at),
      amount: formatExact(amountPaise),
    }),
  )
  return (
    <section aria-label={text.signatures} className="paper-signatures">
      <Box name={supplierName} />
      <Box name={customerName} certified={certified} />
    </section>
  )
}

function Box({ name, certified = [] }: { name: string; certified?: readonly string[] }) {
  const text = usePrintTexts()
  return (
    <div>
      <p className="font-semibold">{fill(text.signatureFor, { name })}</p>
      {certified.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="paper-room">{text.signHere}</p>
      {[text.signName, text.signDesignation, text.signDate].map((label) => (
        <p key={label} className="paper-rule">
          {label}
        </p>
      ))}
    </div>
  )
}
