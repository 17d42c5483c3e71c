import { customersTexts } from '#contract/texts/users.desk.en.ts'
import { companyStanding, useCompanyColumns, useVerificationFilter } from '#web/features/users/customer-columns.tsx'
import { companyList } from '#web/features/users/customers.queries.ts'
import { useCustomersTexts } from '#web/features/users/desk-texts.ts'
import { OrphanRequests } from '#web/features/users/orphan-requests.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(customersTexts.title)

/** Companies, and access requests that no administrator is left to decide. */
export default function Customers() {
  const text = useCustomersTexts()
  const list = useList(companyList, text)
  return (
    <>
      <PageHead title={text.title}>
        <LinkButton to={deskAddresses.persons()} tone="secondary">
          {text.persons}
        </LinkButton>
      </PageHead>
      <OrphanRequests mayDecide={useMay('customers')} />
      <Listing
        list={list}
        columns={useCompanyColumns(list.address)}
        filters={[useVerificationFilter()]}
        standingOf={companyStanding}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}
