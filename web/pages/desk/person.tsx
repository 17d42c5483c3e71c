import { dateInIndia, formatDate } from '#contract/dates.ts'
import { personsTexts } from '#contract/texts/users.desk.en.ts'
import type { DeskPerson } from '#contract/users.desk.ts'
import { CustomerEnquiries } from '#web/features/enquiries/customer-enquiries.tsx'
import { PersonStatus } from '#web/features/users/customer-columns.tsx'
import { CustomerDocuments } from '#web/features/users/customer-documents.tsx'
import { CustomerLimitsPart } from '#web/features/users/customer-limits.tsx'
import { CustomerNotes } from '#web/features/users/customer-notes.tsx'
import { usePerson } from '#web/features/users/customers.queries.ts'
import { usePersonsTexts } from '#web/features/users/desk-texts.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'
import type { Route } from './+types/person'
import { useMay } from './for-permission.tsx'
import { MoneyLinks } from './statement-link.tsx'
import { storeDocument } from './store-document.ts'

export const meta = () => accountMeta(personsTexts.one)

/** One person without a company. */
export default function Person({ params: { accountId } }: Route.ComponentProps) {
  const text = usePersonsTexts()
  const query = usePerson(accountId)
  const person = staleData(query.data, query.error)
  const name = person === undefined ? text.one : `${person.firstName} ${person.lastName}`
  return (
    <>
      {person !== undefined && <title>{name}</title>}
      <PageHead
        title={name}
        back={{ to: useListBefore(deskAddresses.persons()), label: text.backToList }}
        mark={person !== undefined && <PersonStatus person={person} />}
      >
        <MoneyLinks customerId={accountId} />
      </PageHead>
      <EntryState query={query} text={text} />
      {person !== undefined && <Shown key={accountId} person={person} />}
    </>
  )
}

function Shown({ person }: { person: DeskPerson }) {
  const text = usePersonsTexts()
  const mayChange = useMay('customers')
  const { userId: id } = person
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid min-w-0 gap-6">
        <Section title={text.details}>
          <Facts>
            <Fact label={text.phone}>{person.phone ?? text.nothing}</Fact>
            <Fact label={text.email}>
              <span className="wrap-anywhere">{person.email ?? text.nothing}</span>
            </Fact>
            <Fact label={text.since}>{formatDate(dateInIndia(new Date(person.since)))}</Fact>
          </Facts>
        </Section>
        <CustomerDocuments customerId={id} mayChange={mayChange} store={storeDocument} />
      </div>
      <div className="grid min-w-0 gap-6">
        <CustomerEnquiries customerId={id} />
        <CustomerNotes customerId={id} notes={person.notes} mayChange={mayChange} />
        <CustomerLimitsPart customerId={id} mayChange={mayChange} />
      </div>
    </div>
  )
}
