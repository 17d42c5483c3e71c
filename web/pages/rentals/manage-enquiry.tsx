import { enquiryTexts } from '#contract/texts/enquiries.en.ts'
import { reloadCart } from '#web/features/cart/cart.queries.ts'
import { enquiryList } from '#web/features/enquiries/enquiries.queries.ts'
import { standingOf, useEnquiryColumns } from '#web/features/enquiries/enquiry-columns.tsx'
import { useEnquiryTexts } from '#web/features/enquiries/texts.ts'
import { useRepeatEnquiry } from '#web/features/enquiries/use-repeat-enquiry.ts'
import { useStatusFilter } from '#web/features/enquiries/use-status-filter.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useRememberedCity } from '#web/platform/city.ts'
import { rentalPaths } from '#web/platform/paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { fill } from '#web/platform/text.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'

export const meta = () => accountMeta(enquiryTexts.listTitle)

export default function ManageEnquiry() {
  const text = useEnquiryTexts()
  const list = useList(enquiryList, { ...text, title: text.listTitle, emptyTitle: text.emptyListTitle })
  const repeat = useRepeatEnquiry(reloadCart)
  return (
    <>
      <PageHead title={text.listTitle} />
      <Listing
        list={list}
        columns={useEnquiryColumns()}
        filters={[useStatusFilter()]}
        standingOf={standingOf}
        actions={[
          {
            id: 'repeat',
            label: text.repeatShort,
            named: ({ enquiryNumber: number }) => fill(text.repeatNamed, { number }),
            act: ({ enquiryId }) => repeat.submit(enquiryId),
            pending: repeat.pending,
          },
        ]}
        empty={<Browse />}
      />
    </>
  )
}

function Browse() {
  const text = useEnquiryTexts()
  const rental = rentalPaths(useRememberedCity()?.slug)
  return (
    <>
      <p className="max-w-prose text-ink-2">{text.emptyListText}</p>
      <LinkButton to={rental.equipments()}>{text.browse}</LinkButton>
    </>
  )
}
