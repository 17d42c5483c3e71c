import type { ReactNode } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { Enquiry } from '#contract/enquiries.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { StatusBadge } from './status-badge.tsx'
import { type EnquiryTexts, useEnquiryTexts } from './texts.ts'
import { Timeline } from './timeline.tsx'
import { WhatNext } from './what-next.tsx'

type Line = Enquiry['lineItems'][number]
/** `productLink` leads to the product in the enquiry's city; the page supplies it and the quotes, which other rows own. */
type Props = {
  enquiry: Enquiry
  productLink: (line: Line) => ReactNode
  acts?: ReactNode
  quotes?: ReactNode
  /** The planned cost, until there is a quote. */
  plan?: ReactNode
  talk?: ReactNode
}

/** An enquiry: its machines, its place and its history. */
export function EnquiryView({ enquiry, productLink, acts, quotes, plan, talk }: Props) {
  const text = useEnquiryTexts()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="display text-3xl md:text-4xl">{enquiry.enquiryNumber}</h1>
          <p className="mt-1 text-ink-2">{fill(text.askedOn, { date: formatDate(enquiry.enquiryDate) })}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <StatusBadge status={enquiry.status} />
          {acts}
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-6">
          <WhatNext enquiry={enquiry} />
          {quotes && <Panel title={text.quotes}>{quotes}</Panel>}
          {plan}
          <Panel title={text.lines}>
            <ul className="divide-y divide-line">
              {enquiry.lineItems.map((line) => (
                <MachineLine key={line.productId} line={line} cityName={enquiry.cityName} link={productLink(line)} />
              ))}
            </ul>
          </Panel>
          {talk}
          <Panel title={text.delivery}>
            <Facts>
              {deliveryFacts(enquiry, text).map(([label, value]) => (
                <Fact key={label} label={label}>
                  {value}
                </Fact>
              ))}
            </Facts>
          </Panel>
        </div>
        <Panel title={text.timeline}>
          <Timeline events={enquiry.events} />
        </Panel>
      </div>
    </>
  )
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card p-5" aria-label={title}>
    <h2 className="heading mb-3 text-xl">{title}</h2>
    {children}
  </section>
)

function MachineLine({ line, cityName, link }: { line: Line; cityName: string; link: ReactNode }) {
  const text = useEnquiryTexts()
  const lengths = { DAY: text.days, WEEK: text.weeks, MONTH: text.months }
  return (
    <li className="grid gap-x-6 py-3 sm:grid-cols-[1fr_auto]">
      <div>
        <p className="font-semibold">{link}</p>
        {!line.availableInCity && <p className="text-sm text-ink-2">{fill(text.notInCity, { city: cityName })}</p>}
      </div>
      <p className="figure text-lg sm:text-right">
        <span className="sr-only">{text.quantity}: </span>
        {line.quantity} × {plural(line.duration, lengths[line.period])}
      </p>
    </li>
  )
}

const deliveryFacts = (enquiry: Enquiry, text: EnquiryTexts) =>
  (
    [
      [text.city, enquiry.cityName],
      [text.projectSite, enquiry.projectSite?.addressName ?? null],
      [text.deliveryAddress, enquiry.deliveryAddress],
      [text.startDate, formatDate(enquiry.startDate)],
      [text.operatorLabel, enquiry.operatorRequired ? text.operatorYes : text.operatorNo],
      [text.poNumber, enquiry.poNumber],
      [text.notes, enquiry.notes],
    ] as const
  ).flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]))
