import { formatDate } from '#contract/dates.ts'
import type { InboxEnquiry } from '#contract/enquiries.inbox.ts'
import { formatRupees } from '#contract/money.ts'
import { fill } from '#web/platform/text.ts'
import { useInboxTexts } from './inbox-texts.ts'
import { lengthText } from './machines-text.ts'

type Line = InboxEnquiry['lines'][number]

/** The machines asked for, each with today's rates in the city of the site. */
export function InboxLines({ enquiry }: { enquiry: InboxEnquiry }) {
  const text = useInboxTexts()
  return (
    <section className="border-b border-line px-5 py-3.5">
      <h3 className="mb-1 text-sm text-ink-3">{fill(text.requested, { city: enquiry.cityName })}</h3>
      <ul className="divide-y divide-line">
        {enquiry.lines.map((line) => (
          <li key={line.lineNo} className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-1 py-2">
            <span className="font-semibold tabular-nums">{line.quantity} ×</span>
            <div>
              <p className="font-semibold">{line.productName}</p>
              <p className="text-ink-2">
                {formatDate(enquiry.startDate).slice(0, 6)}, {lengthText(line, text)}
              </p>
            </div>
            <div className="text-right">
              <Rates line={line} />
              <Available line={line} cityName={enquiry.cityName} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The longest package first; one that is not offered is left out. */
function Rates({ line: { rates } }: { line: Line }) {
  const text = useInboxTexts()
  if (rates === null) return <p className="text-ink-2">{text.noRate}</p>
  const packages = [
    [text.aMonth, rates.perMonthPaise],
    [text.aWeek, rates.perWeekPaise],
    [text.aDay, rates.perDayPaise],
  ] as const
  return packages.map(
    ([said, paise]) =>
      paise !== null && (
        <p key={said} className="tabular-nums not-first:text-ink-2">
          {fill(said, { amount: formatRupees(paise) })}
        </p>
      ),
  )
}

function Available({ line, cityName }: { line: Line; cityName: string }) {
  const text = useInboxTexts()
  if (line.withdrawn) return <p className="font-semibold text-danger">{text.withdrawn}</p>
  return line.availableInCity ? (
    <p className="font-semibold text-signed">{fill(text.inCity, { city: cityName })}</p>
  ) : (
    <p className="font-semibold text-danger">{fill(text.notInCity, { city: cityName })}</p>
  )
}
