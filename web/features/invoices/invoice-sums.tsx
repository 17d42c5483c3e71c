import { formatExact, formatFigure } from '#contract/figures.ts'
import { stateTaxName } from '#contract/gst-states.ts'
import type { Invoice } from '#contract/invoices.ts'
import { fill } from '#web/platform/text.ts'
import { useInvoiceTexts } from './texts.ts'

const half = (percent: string) => String(Number(percent) / 2)

/** The taxes of an invoice, named as the law names them; a supply under an undertaking has none. */
function useTaxes({ supply, igstPaise, cgstPaise, sgstPaise, gstPercent: percent, placeOfSupply }: Invoice) {
  const text = useInvoiceTexts()
  if (supply === 'SEZ_LUT') return []
  if (igstPaise > 0) return [{ name: fill(text.igst, { percent }), paise: igstPaise }]
  return [
    { name: fill(text.cgst, { percent: half(percent) }), paise: cgstPaise },
    { name: fill(text.sgst, { name: stateTaxName(placeOfSupply), percent: half(percent) }), paise: sgstPaise },
  ]
}

/** From the lines to the total, and the total in words. */
export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const text = useInvoiceTexts()
  const { taxablePaise, roundOffPaise, totalPaise, amountInWords } = invoice
  const sums = [
    { name: text.beforeGst, paise: taxablePaise },
    ...useTaxes(invoice),
    ...(roundOffPaise === 0 ? [] : [{ name: text.roundOff, paise: roundOffPaise }]),
  ]
  return (
    <div>
      <dl className="invoice-sums">
        {sums.map(({ name, paise }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatFigure(paise)}</dd>
          </div>
        ))}
        <div className="is-total">
          <dt>{text.total}</dt>
          <dd className="figure">{formatExact(totalPaise)}</dd>
        </div>
      </dl>
      <p className="invoice-words">{amountInWords}</p>
    </div>
  )
}
