import type { Address } from '#contract/addresses.ts'
import type { DeskCompany } from '#contract/users.desk.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'
import { useCustomersTexts } from './desk-texts.ts'

const inLines = ({ addressName, addressLine1, addressLine2, city, state, pincode }: Address) =>
  [addressName, addressLine1, addressLine2, `${city}, ${state} ${pincode}`].filter(Boolean).join('\n')

/** A company's identity, addresses and number of sites. */
export function CompanyFacts({ company }: { company: DeskCompany }) {
  const text = useCustomersTexts()
  const { billingAddress, deliveryAddress, registeredName, registeredAddress } = company
  return (
    <Section title={text.details}>
      <Facts>
        <Fact label={text.gstin}>
          <span className="tabular-nums">{company.gstin}</span>
        </Fact>
        <Fact label={text.pan}>{company.panNumber}</Fact>
        <Fact label={text.treatment}>{text.treatments[company.gstTreatment]}</Fact>
        <Fact label={text.registeredAs}>{[registeredName, registeredAddress].filter(Boolean).join('\n')}</Fact>
        <Fact label={text.billing}>{billingAddress ? inLines(billingAddress) : text.nothing}</Fact>
        <Fact label={text.delivery}>{deliveryAddress ? inLines(deliveryAddress) : text.nothing}</Fact>
        <Fact label={text.sites}>{company.projectSites}</Fact>
      </Facts>
    </Section>
  )
}

/** The people of a company, administrators first. */
export function CompanyMembers({ members }: Pick<DeskCompany, 'members'>) {
  const text = useCustomersTexts()
  return (
    <Section title={text.people}>
      <ul className="divide-y divide-line">
        {members.map(({ userId, firstName, lastName, email, phone, userRole, isActive }) => (
          <li key={userId} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {firstName} {lastName}
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">{[phone, email].filter(Boolean).join(' · ')}</p>
            </div>
            <Badge tone={isActive ? 'info' : 'idle'}>
              {isActive ? text[userRole === 'ROLE_ADMIN' ? 'administrator' : 'user'] : text.inactive}
            </Badge>
          </li>
        ))}
      </ul>
      {members.length === 0 && <p className="text-ink-2">{text.nothing}</p>}
    </Section>
  )
}

/** The decisions about a company with author, time and reason, newest first. */
export function CompanyEvents({ events }: Pick<DeskCompany, 'events'>) {
  const text = useCustomersTexts()
  return (
    <ol className="grid gap-4">
      {events.map(({ event, by, reason, at }) => (
        <li key={at} className="border-l-2 border-line-strong pl-4">
          <p className="font-semibold">{text.verifications[event]}</p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{reason}</p>
          <p className="mt-1 text-sm text-ink-2 tabular-nums">
            {by}, {instantText(at)}
          </p>
        </li>
      ))}
    </ol>
  )
}
