import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { formatFigure } from '#contract/figures.ts'
import { machinesText } from '#contract/invoices.machines.ts'
import type { Invoice, InvoiceLine } from '#contract/invoices.ts'
import { measureText } from '#contract/measures.ts'
import { useLineWords } from '#web/platform/line-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useInvoiceTexts } from './texts.ts'

type Way = {
  sheetAt: (summarySheetId: string) => string
  proofOf: (line: InvoiceLine) => ReactNode
}

/** The lines of an invoice, of which one opens at a time. */
export function InvoiceLines({ invoice: { lines }, ...way }: Way & { invoice: Invoice }) {
  const text = useInvoiceTexts()
  const [opened, setOpened] = useState<number>()
  const isOfMany = new Set(lines.map(({ jobId }) => jobId)).size > 1
  return (
    <>
      <div className="invoice-lines-head" aria-hidden="true">
        <span />
        <span>{text.description}</span>
        <span className="invoice-sac">{text.sac}</span>
        <span className="invoice-amount">{text.amount}</span>
      </div>
      <ol className="px-0!" aria-label={text.lines}>
        {lines.map((line) => (
          <Line
            key={line.lineNo}
            {...{ line, isOfMany, ...way }}
            isOpen={opened === line.lineNo}
            onToggle={() => setOpened(opened === line.lineNo ? undefined : line.lineNo)}
          />
        ))}
      </ol>
    </>
  )
}

type Props = Way & { line: InvoiceLine; isOfMany: boolean; isOpen: boolean; onToggle: () => void }

function Line({ line, isOfMany, isOpen, onToggle, sheetAt, proofOf }: Props) {
  const id = useId()
  const { name, why } = useLineWords()(line)
  const text = useInvoiceTexts()
  return (
    <li className={isOpen ? 'invoice-line is-open px-4 md:px-6' : 'invoice-line px-4 md:px-6'}>
      <div className="row">
        <span className="text-ink-3 tabular-nums">{line.lineNo}</span>
        <div className="min-w-0">
          <h3>
            <button type="button" aria-expanded={isOpen} {...(isOpen && { 'aria-controls': id })} onClick={onToggle}>
              {name}
              <Icon name="down" className="size-4 text-ink-3" />
            </button>
          </h3>
          {why !== '' && <p className="of">{why}</p>}
          <p className="of tabular-nums">{measureText(line, text.measure, text.units)}</p>
          {isOfMany && (
            <p className="of">
              {[line.machineName, ...machinesText([line], text), line.siteName].join(', ')},{' '}
              <span className="whitespace-nowrap">{line.jobNumber}</span>
            </p>
          )}
        </div>
        <span className="invoice-sac">{line.sac}</span>
        <b className="invoice-amount figure">{formatFigure(line.amountPaise)}</b>
      </div>
      {isOpen && (
        <div id={id}>
          <Chain line={line} sheetAt={sheetAt} />
          <div className="invoice-proof">{proofOf(line)}</div>
        </div>
      )}
    </li>
  )
}

/** The origin of a line. */
function Chain({ line: { lineNo, summarySheetId, summaryNumber }, sheetAt }: Pick<Props, 'line' | 'sheetAt'>) {
  const { chain } = useInvoiceTexts()
  const [before, after] = chain.replace('{n}', String(lineNo)).split('{sheet}')
  return (
    <p className="mt-3">
      {before}
      <Link to={sheetAt(summarySheetId)} className="link tabular-nums">
        {summaryNumber}
      </Link>
      {after}
    </p>
  )
}
