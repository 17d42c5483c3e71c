import { verifications } from '#contract/company.ts'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { CompanyLine, PersonLine } from '#contract/users.desk.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { plural } from '#web/platform/text.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import type { Filter } from '#web/ui/list/list-tools.tsx'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { useCustomersTexts, usePersonsTexts } from './desk-texts.ts'

const tones: Record<CompanyLine['verification'], BadgeTone> = {
  UNVERIFIED: 'idle',
  VERIFIED: 'good',
  DISPUTED: 'danger',
}

type Standing = Pick<CompanyLine, 'verification' | 'isDissolved'>

export function CompanyStatus({ company: { verification, isDissolved } }: { company: Standing }) {
  const text = useCustomersTexts()
  if (isDissolved) return <Badge tone="idle">{text.dissolved}</Badge>
  return <Badge tone={tones[verification]}>{text.verifications[verification]}</Badge>
}

const Since = ({ since }: { since: string }) => (
  <span className="whitespace-nowrap tabular-nums">{formatDate(dateInIndia(new Date(since)))}</span>
)

/** The columns of companies; `from` is the list's query for the way back. */
export function useCompanyColumns(from: string): Column<CompanyLine>[] {
  const text = useCustomersTexts()
  return [
    {
      id: 'company',
      header: text.company,
      card: 'title',
      cell: ({ companyId, companyName, gstin }) => (
        <>
          <RowLink to={deskAddresses.customer(companyId)} state={{ from }}>
            {companyName}
          </RowLink>
          <span className="block text-sm font-normal text-ink-2 tabular-nums">{gstin}</span>
        </>
      ),
    },
    { id: 'city', header: text.city, card: 'fact', cell: ({ city }) => city },
    {
      id: 'people',
      header: text.people,
      card: 'fact',
      numeric: true,
      cell: ({ people }) => (
        <>
          <span className="max-md:hidden">{people}</span>
          <span className="md:hidden">{plural(people, text.peopleOf)}</span>
        </>
      ),
    },
    { id: 'since', header: text.since, card: 'fact', cell: ({ since }) => <Since since={since} /> },
    { id: 'status', header: text.verification, card: 'badge', cell: (company) => <CompanyStatus company={company} /> },
  ]
}

/** Filters companies by their verification. */
export function useVerificationFilter(): Filter {
  const text = useCustomersTexts()
  const options = verifications.map((value) => ({ value, label: text.verifications[value] }))
  return { name: 'verification', label: text.verification, options: [{ value: '', label: text.all }, ...options] }
}

export const companyStanding = ({ isDissolved }: CompanyLine) => (isDissolved ? 'idle' : undefined)

/** The columns of people without a company. */
export function usePersonColumns(from: string): Column<PersonLine>[] {
  const text = usePersonsTexts()
  return [
    {
      id: 'name',
      header: text.name,
      card: 'title',
      cell: ({ userId, firstName, lastName }) => (
        <RowLink to={deskAddresses.person(userId)} state={{ from }}>
          {firstName} {lastName}
        </RowLink>
      ),
    },
    { id: 'phone', header: text.phone, card: 'fact', cell: ({ phone }) => phone },
    {
      id: 'email',
      header: text.email,
      card: 'fact',
      cell: ({ email }) => email && <span className="wrap-anywhere">{email}</span>,
    },
    { id: 'since', header: text.since, card: 'fact', cell: ({ since }) => <Since since={since} /> },
    { id: 'status', header: text.status, card: 'badge', cell: (person) => <PersonStatus person={person} /> },
  ]
}

export function PersonStatus({ person: { isActive } }: { person: Pick<PersonLine, 'isActive'> }) {
  const text = usePersonsTexts()
  return <Badge tone={isActive ? 'good' : 'idle'}>{isActive ? text.active : text.inactive}</Badge>
}
