import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import { type OpenInvoice, type TdsChoice, tdsCodes } from '#contract/payments.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx'
import { usePaymentTexts } from './texts.ts'
import type { Allocations } from './use-allocations.ts'

type Props = { invoices: readonly OpenInvoice[]; rates: readonly TdsChoice[]; allocations: Allocations }

/** `393(1), rent of machinery`: the section, what it is, and the code that the accountant has filled in. */
function sectionOf({ code, section, paymentCode }: TdsChoice, text: ReturnType<typeof usePaymentTexts>) {
  const named = { section, nature: text.tdsNatures[code] }
  return paymentCode === null
    ? fill(text.tdsNamed, named)
    : fill(text.tdsNamedWithCode, { ...named, code: paymentCode })
}

/** The open invoices of a customer, each with the money and the tax that it takes. */
export function AllocationFields({ invoices, rates, allocations }: Props) {
  const text = usePaymentTexts()
  const { code, chooseCode, withGstTds, chooseGstTds, leftPaise, isTyped, several, suggest, overRate } = allocations
  if (invoices.length === 0) return <p className="text-ink-2">{text.nothingOpen}</p>
  const amount = formatExact(Math.abs(leftPaise))
  return (
    <div className="grid gap-5">
      <SelectField
        label={text.tds}
        name="tds"
        value={code}
        onBlur={() => {}}
        onChange={(value) => chooseCode(tdsCodes.find((one) => one === value) ?? '')}
      >
        <option value="">{text.noTds}</option>
        {rates.map((rate) => (
          <option key={rate.code} value={rate.code}>
            {fill(text.tdsChoice, {
              name: text.tdsCodes[rate.code],
              section: sectionOf(rate, text),
              percent: rate.percent,
            })}
          </option>
        ))}
      </SelectField>
      {several.length > 0 && (
        <p className="max-w-prose text-ink-2">{fill(text.several, { invoices: several.join(', ') })}</p>
      )}
      <NativeCheckbox checked={withGstTds} onChange={({ target }) => chooseGstTds(target.checked)}>
        {text.gstTds}
      </NativeCheckbox>
      <ul className="divide-y divide-line border-y border-line">
        {invoices.map((invoice) => (
          <InvoiceFields key={invoice.invoiceId} invoice={invoice} allocations={allocations} />
        ))}
      </ul>
      {overRate.length > 0 && (
        <TextField
          label={text.tdsReason}
          hint={fill(text.tdsReasonHint, { invoices: overRate.join(', ') })}
          name="tdsReason"
          maxLength={500}
          value={allocations.reason}
          onBlur={() => {}}
          onChange={allocations.giveReason}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className={`tabular-nums ${leftPaise < 0 ? 'text-danger' : 'text-ink-2'}`}>
          {fill(leftPaise < 0 ? text.tooMuch : text.left, { amount })}
        </output>
        {isTyped && (
          <Button tone="quiet" onClick={suggest}>
            {text.oldestFirst}
          </Button>
        )}
      </div>
    </div>
  )
}

function InvoiceFields({ invoice, allocations }: { invoice: OpenInvoice; allocations: Allocations }) {
  const text = usePaymentTexts()
  const { invoiceId, invoiceNumber, balancePaise, disputedPaise, dueDate } = invoice
  const { amount, tds, gstTds } = allocations.rowOf(invoiceId)
  const isWrong = allocations.wrongIds.has(invoiceId)
  return (
    <li className="grid gap-3 py-4 sm:grid-cols-[1fr_10rem_8rem]">
      <p>
        <span className="figure font-semibold">{invoiceNumber}</span>
        <span className="block text-sm text-ink-3 tabular-nums">
          {fill(text.balanceOf, { amount: formatExact(balancePaise), date: formatDate(dueDate) })}
        </span>
        {disputedPaise > 0 && (
          <span className="block text-sm text-ink-3 tabular-nums">
            {fill(text.inDispute, { amount: formatExact(disputedPaise) })}
          </span>
        )}
      </p>
      <TextField
        label={text.moneyShort}
        aria-label={fill(text.money, { invoice: invoiceNumber })}
        name={`amount-${invoiceId}`}
        inputMode="decimal"
        value={amount}
        error={isWrong ? fill(text.tooMuchFor, { invoice: invoiceNumber }) : undefined}
        onBlur={() => {}}
        onChange={(value) => allocations.typeAmount(invoiceId, value)}
      />
      <TextField
        label={text.tdsShort}
        aria-label={fill(text.tdsOf, { invoice: invoiceNumber })}
        name={`tds-${invoiceId}`}
        inputMode="decimal"
        value={tds}
        disabled={allocations.code === ''}
        onBlur={() => {}}
        onChange={(value) => allocations.typeTds(invoiceId, value)}
      />
      {allocations.withGstTds && (
        <TextField
          label={text.gstTdsShort}
          aria-label={fill(text.gstTdsOf, { invoice: invoiceNumber })}
          name={`gst-tds-${invoiceId}`}
          inputMode="decimal"
          value={gstTds}
          onBlur={() => {}}
          onChange={(value) => allocations.typeGstTds(invoiceId, value)}
        />
      )}
    </li>
  )
}
