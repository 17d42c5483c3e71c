import type { ReactNode } from 'react'
import { formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import type { PricedQuote } from '#contract/quotes.ts'
import { billReasonTexts } from '#contract/texts/bill-reasons.en.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill, texts } from '#web/platform/text.ts'
import { LineIcon } from '#web/ui/icon.tsx'
import { useDeskQuoteTexts } from './desk-texts.ts'
import type { Preview } from './use-preview.ts'

const useReasonTexts = texts({ en: billReasonTexts })
const LOCK = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'

const sumOf = (lines: readonly { amountPaise: number }[]) =>
  lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)

/** All amounts to the paisa, so that they stand below each other. */
const exact = (paise: number) => {
  const said = formatRupees(paise).replace('₹', '')
  return said.includes('.') ? said : `${said}.00`
}

/** The total of the quote. */
export function Sums({ preview, isWrong }: { preview: Preview; isWrong: boolean }) {
  const text = useDeskQuoteTexts()
  const { descriptions } = useReasonTexts()
  const messageOf = useProblemText()
  const { document, isBehind, error } = preview
  const oneOff = sumOf(document.oneOff)
  const half = Number(document.gstPercent) / 2
  const said = isWrong ? text.wrongFields : error && `${text.previewFailed} ${messageOf(error)}`
  return (
    <section aria-label={text.totals} className="card px-4 py-3">
      <dl className={`grid grid-cols-[1fr_auto] gap-y-0.5 tabular-nums ${isBehind || isWrong ? 'text-ink-3' : ''}`}>
        <Sum label={text.hireSum} paise={document.taxablePaise - oneOff + document.discountPaise} />
        {document.discountPaise > 0 && <Sum label={text.discountSum} paise={-document.discountPaise} />}
        {document.oneOff.map(({ code, amountPaise, description }) => (
          <Sum key={code} label={descriptions[code as keyof typeof descriptions] ?? description} paise={amountPaise} />
        ))}
        <Sum label={text.beforeGst} paise={document.taxablePaise} rule />
        {document.igstPaise > 0 ? (
          <Sum label={`${text.igst} ${document.gstPercent}\u00a0%`} paise={document.igstPaise} />
        ) : (
          <>
            <Sum label={`${text.cgst} ${half}\u00a0%`} paise={document.cgstPaise} />
            <Sum label={`${text.sgst} ${half}\u00a0%`} paise={document.sgstPaise} />
          </>
        )}
        {document.roundOffPaise !== 0 && <Sum label={text.roundOff} paise={document.roundOffPaise} />}
        <dt className="mt-1.5 border-t border-ink pt-1.5">
          <span className="font-semibold">{text.total}</span>
          <output className="ml-2 text-sm">{isBehind && text.computing}</output>
        </dt>
        <dd className="figure mt-1.5 border-t border-ink pt-1.5 text-right text-2xl">
          {formatRupees(document.totalPaise)}
        </dd>
        {document.perMonthPaise > 0 && (
          <>
            <dt className="text-ink-3">{text.monthly}</dt>
            <dd className="text-right text-ink-2">{exact(document.perMonthPaise)}</dd>
          </>
        )}
      </dl>
      <output className="mt-2 block text-sm font-medium text-danger empty:hidden">{said}</output>
    </section>
  )
}

const Sum = ({ label, paise, rule = false }: { label: string; paise: number; rule?: boolean }) => {
  const look = rule ? 'mt-1.5 border-t border-ink pt-1.5' : ''
  return (
    <>
      <dt className={look}>{label}</dt>
      <dd className={`text-right ${look} ${rule ? 'font-semibold' : ''}`}>{exact(paise)}</dd>
    </>
  )
}

/** The bills of all lines with the same dates as one. */
function billsOf({ lines }: Pick<PricedQuote, 'lines'>) {
  const bills = Map.groupBy(
    lines.flatMap(({ bills }) => bills),
    ({ from, to }) => `${from} ${to}`,
  )
  return [...bills.values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first, amountPaise: sumOf([first, ...others]) }] : []))
    .toSorted((one, other) => (one.from + one.to < other.from + other.to ? -1 : 1))
}

/** When how much is billed. */
export function Bills({ preview: { document } }: { preview: Preview }) {
  const text = useDeskQuoteTexts()
  return (
    <table aria-label={text.bills} className="w-full tabular-nums">
      <caption className="pb-1 text-left text-sm text-ink-3">{text.bills}</caption>
      <tbody>
        {billsOf(document).map(({ from, to, amountPaise }) => (
          <tr key={from + to} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
              {formatDate(from).slice(0, 6)} – {formatDate(to)}
            </th>
            <td className="py-1.5 text-right">{exact(amountPaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type InnerProps = {
  preview: Preview
  mayMargin: boolean
  /** The reader may still send it, within their limit. */
  isDraft?: boolean
}

/** Margin and discount, which no customer sees. */
export function Inner({ preview: { figures }, mayMargin, isDraft = false }: InnerProps) {
  const text = useDeskQuoteTexts()
  const { margin, discount } = figures
  return (
    <div className="flex items-start gap-2.5 rounded border border-dashed border-line-strong px-3 py-2">
      <LineIcon shape={LOCK} className="mt-1 size-4" />
      <p className="text-ink-2">
        {mayMargin && <Margin margin={margin} />}
        {discount.discountPaise === 0 ? text.discountNone : fill(text.discountOf, { percent: discount.percent })}{' '}
        {isDraft &&
          discount.limitPercent !== null &&
          (discount.isWithin ? (
            fill(text.limitIs, { limit: discount.limitPercent })
          ) : (
            <Strong>{fill(text.above, { limit: discount.limitPercent })}</Strong>
          ))}
      </p>
    </div>
  )
}

const Strong = ({ children }: { children: ReactNode }) => <b className="font-semibold text-danger">{children}</b>

function Margin({ margin }: Pick<Preview['figures'], 'margin'>) {
  const text = useDeskQuoteTexts()
  if (margin === null) return `${text.marginUnknown} `
  const percent = margin.plannedPaise === 0 ? 0 : Math.round((100 * margin.marginPaise) / margin.plannedPaise)
  return (
    <>
      <b className="font-semibold text-ink tabular-nums">
        {fill(text.margin, { percent, amount: formatRupees(margin.marginPaise) })}
      </b>{' '}
      {text.marginFor}{' '}
    </>
  )
}
