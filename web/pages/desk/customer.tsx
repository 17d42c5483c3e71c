import { customersTexts } from '#contract/texts/users.desk.en.ts'
import { CustomerEnquiries } from '#web/features/enquiries/customer-enquiries.tsx'
import { CompanyEvents, CompanyFacts, CompanyMembers } from '#web/features/users/company-facts.tsx'
import { CompanyStatus } from '#web/features/users/customer-columns.tsx'
import { CustomerDocuments } from '#web/features/users/customer-documents.tsx'
import { CustomerLimitsPart } from '#web/features/users/customer-limits.tsx'
import { CustomerNotes } from '#web/features/users/customer-notes.tsx'
import { useDeskCompany, type VersionedCompany } from '#web/features/users/customers.queries.ts'
import { useCustomersTexts } from '#web/features/users/desk-texts.ts'
import { JudgeCompany } from '#web/features/users/judge-company.tsx'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { Section } from '#web/ui/section.tsx'
import type { Route } from './+types/customer'
import { useMay } from './for-permission.tsx'
import { MoneyLinks } from './statement-link.tsx'
import { storeDocument } from './store-document.ts'

export const meta = () => accountMeta(customersTexts.one)

/** One company. */
export default function Customer({ params: { companyId } }: Route.ComponentProps) {
  const text = useCustomersTexts()
  const query = useDeskCompany(companyId)
  const loaded = staleData(query.data, query.error)
  return (
    <>
      {loaded !== undefined && <title>{loaded.thing.companyName}</title>}
      <PageHead
        title={loaded === undefined ? text.one : loaded.thing.companyName}
        back={{ to: useListBefore(deskAddresses.customers()), label: text.backToList }}
        mark={loaded !== undefined && <CompanyStatus company={loaded.thing} />}
      >
        <MoneyLinks customerId={companyId} />
      </PageHead>
      <EntryState query={query} text={text} />
      {loaded !== undefined && <Shown key={companyId} loaded={loaded} />}
    </>
  )
}

function Shown({ loaded }: { loaded: VersionedCompany }) {
  const text = useCustomersTexts()
  const [mayChange, mayJudge] = [useMay('customers'), useMay('company-verification')]
  const { thing: company } = loaded
  const { companyId: id } = company
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid min-w-0 gap-6">
        <CompanyFacts company={company} />
        <CompanyMembers members={company.members} />
        <CustomerDocuments customerId={id} mayChange={mayChange} store={storeDocument} />
      </div>
      <div className="grid min-w-0 gap-6">
        <CustomerEnquiries customerId={id} />
        <CustomerNotes customerId={id} notes={company.notes} mayChange={mayChange} />
        <CustomerLimitsPart customerId={id} mayChange={mayChange} />
        <Section title={text.verification}>
          <CompanyEvents events={company.events} />
          {company.events.length === 0 && <p className="text-ink-2">{text.verifications[company.verification]}</p>}
          {mayJudge && (
            <div className="mt-5 border-t border-line pt-5">
              <JudgeCompany loaded={loaded} />
            </div>
          )}
        </Section>
      </div>
    </div>
  )
}
