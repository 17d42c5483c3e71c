import type { ReactNode } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { fill } from '#web/platform/text.ts'
import { SheetBadge } from './sheet-badge.tsx'
import { useSummaryTexts } from './texts.ts'
import { shortDate } from './words.ts'

/** `SUM-2627-000031, version 2, sent 10 Nov 2026` */
function useSentLine({ summaryNumber: number, version, sentAt }: SummarySheet) {
  const text = useSummaryTexts()
  if (sentAt === null) return fill(text.notSent, { number })
  const date = formatDate(dateInIndia(new Date(sentAt)))
  return fill(version > 1 ? text.versionSent : text.sentOn, { number, version, date })
}

/** A day that stays on one line of the heading. */
const unbroken = (date: string) => shortDate(date).replaceAll(' ', '\u00a0')

type Props = {
  sheet: SummarySheet
  crumbs: ReactNode
  /** Leads down to the answer, which stands last as on paper. */
  answerAt?: string | undefined
  /** The ways to paper and files. */
  children?: ReactNode
}

/** The cycle, the machine and the status of a sheet, with the ways to paper and files. */
export function SheetHead({ sheet, crumbs, answerAt, children }: Props) {
  const text = useSummaryTexts()
  const { machineName: machine, siteName: site, period, status, certifyBy } = sheet
  return (
    <header>
      <nav aria-label={text.crumbs} className="no-print flex flex-wrap items-center gap-x-2 text-ink-3">
        {crumbs}
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:flex-nowrap">
        <div className="min-w-0">
          <h1 className="display text-3xl wrap-anywhere md:text-5xl">
            {fill(text.heading, { from: unbroken(period.from), to: unbroken(period.to) })}
          </h1>
          <p className="mt-2 text-ink-2 tabular-nums wrap-anywhere">
            {fill(text.about, { machine, site })}. {useSentLine(sheet)}
          </p>
        </div>
        {children}
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 tabular-nums">
        <SheetBadge status={status} />
        {certifyBy !== null && <span>{fill(text.certifyBy, { date: formatDate(certifyBy) })}</span>}
        {answerAt !== undefined && (
          <a href={answerAt} className="link no-print inline-flex min-h-11 items-center">
            {text.toAnswer}
          </a>
        )}
      </p>
    </header>
  )
}
