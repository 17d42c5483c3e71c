import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import type { InboxEnquiry } from '#contract/enquiries.inbox.ts'
import { fill, plural } from '#web/platform/text.ts'
import type { InboxAddress } from './inbox-address.ts'
import { useInboxTexts } from './inbox-texts.ts'

const hrefOf = (contact: string) => (contact.includes('@') ? `mailto:${contact}` : `tel:+91${contact}`)

/** Further facts: contact, site, note, and the customer's history. */
export function InboxFacts({ enquiry, at }: { enquiry: InboxEnquiry; at: InboxAddress }) {
  const text = useInboxTexts()
  const { contacts, siteName, deliveryAddress, notes, poNumber, operatorRequired, history, nearestYard } = enquiry
  const known =
    history.enquiries === 1
      ? text.firstEnquiry
      : fill(text.known, {
          date: formatDate(history.customerSince),
          enquiries: plural(history.enquiries, text.results),
          won: history.won,
        })
  return (
    <section aria-label={text.facts} className="border-b border-line px-5 py-3.5">
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1">
        <Fact label={text.contact}>
          {contacts.map((contact) => (
            <a key={contact} href={hrefOf(contact)} className="link mr-3 inline-block wrap-anywhere">
              {contact}
            </a>
          ))}
        </Fact>
        <Fact label={text.site}>
          {siteName !== null && <span className="font-semibold">{siteName}. </span>}
          {deliveryAddress}
        </Fact>
        {nearestYard !== null && (
          <Fact label={text.yard}>
            {fill(text.yardAway, { name: nearestYard.name, km: nearestYard.straightKm, city: enquiry.cityName })}
          </Fact>
        )}
        <Fact label={text.operator}>{operatorRequired ? text.operatorYes : text.operatorNo}</Fact>
        {poNumber !== null && <Fact label={text.poNumber}>{poNumber}</Fact>}
        {notes !== null && (
          <Fact label={text.note}>
            <span className="whitespace-pre-line wrap-anywhere">“{notes}”</span>
          </Fact>
        )}
        <Fact label={text.customer}>{known}</Fact>
        {history.latest.length > 0 && (
          <Fact label={text.others}>
            <ul className="grid gap-1">
              {history.latest.map((other) => (
                <li key={other.enquiryId}>
                  <Link to={at.one(other.enquiryId)} className="link">
                    {other.machines}
                  </Link>
                  <span className="text-ink-3 tabular-nums">, {formatDate(other.enquiryDate)}</span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </section>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
)
