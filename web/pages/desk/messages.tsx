import { inboxTexts } from '#contract/texts/contact.desk.en.ts'
import { inbox } from '#web/features/contact/inbox.queries.ts'
import { standingOf, useInboxColumns, useMessageFilter } from '#web/features/contact/inbox-columns.tsx'
import { useInboxTexts } from '#web/features/contact/inbox-texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'

export const meta = () => accountMeta(inboxTexts.title)

/** The messages of the contact form. */
export default function Messages() {
  const text = useInboxTexts()
  const list = useList(inbox, text)
  return (
    <>
      <PageHead title={text.title} />
      <Listing
        list={list}
        columns={useInboxColumns(list.address)}
        filters={[useMessageFilter()]}
        standingOf={standingOf}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}
