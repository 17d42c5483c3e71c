import { personsTexts } from '#contract/texts/users.desk.en.ts'
import { usePersonColumns } from '#web/features/users/customer-columns.tsx'
import { personList } from '#web/features/users/customers.queries.ts'
import { usePersonsTexts } from '#web/features/users/desk-texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'

export const meta = () => accountMeta(personsTexts.title)

/** People without a company. */
export default function Persons() {
  const text = usePersonsTexts()
  const list = useList(personList, text)
  return (
    <>
      <PageHead title={text.title} back={{ to: deskAddresses.customers(), label: text.backToCustomers }} />
      <Listing
        list={list}
        columns={usePersonColumns(list.address)}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}
