import { useState } from 'react'
import { useNavigate } from 'react-router'
import { inboxTexts } from '#contract/texts/enquiries.desk.en.ts'
import { useInbox, useInboxEnquiry } from '#web/features/enquiries/inbox.queries.ts'
import { type InboxAddress, useInboxAddress } from '#web/features/enquiries/inbox-address.ts'
import { InboxPane, useKeptPlace } from '#web/features/enquiries/inbox-pane.tsx'
import { InboxPanel } from '#web/features/enquiries/inbox-panel.tsx'
import { useInboxTexts } from '#web/features/enquiries/inbox-texts.ts'
import { KeyHints, KeysDialog } from '#web/features/enquiries/keys-dialog.tsx'
import { uploadFile } from '#web/features/files/upload-file.ts'
import { draftFor } from '#web/features/quotes/desk-quotes.queries.ts'
import { EnquiryQuotes } from '#web/features/quotes/enquiry-quotes.tsx'
import { useDeskSelf } from '#web/features/staff/self.queries.ts'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { useKeys } from '#web/platform/use-keys.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { StatePanel } from '#web/ui/state-panel.tsx'
import type { Route } from './+types/inbox'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(inboxTexts.title)

/** The height below the bar. */
const FULL = 'xl:h-[calc(100dvh-3.5rem-1px)] xl:overflow-y-auto'

/** The enquiries and the one that is open: side by side on wide screens, one at a time on others. */
export default function Inbox({ params: { enquiryId } }: Route.ComponentProps) {
  const at = useInboxAddress()
  const list = useInbox(at.search)
  const { keys, filtering, closeKeys } = useInboxKeys(at, enquiryId, list.data?.enquiries.content ?? [])
  const mayAct = useMay('enquiries')
  useKeptPlace(enquiryId !== undefined)
  return (
    <div className="text-[0.9375rem] leading-snug -mx-4 -my-4 md:-my-6 md:-ml-6 xl:grid xl:grid-cols-[minmax(0,1fr)_25.25rem]">
      <div
        className={`flex flex-col border-line md:border-l ${FULL} ${enquiryId === undefined ? '' : 'max-xl:hidden'}`}
      >
        <div className="grow">
          <InboxPane
            at={at}
            list={list}
            selectedId={enquiryId}
            ownId={useDeskSelf().data?.staffId}
            filtering={filtering}
          />
        </div>
        <KeyHints mayAct={mayAct} />
      </div>
      <div
        className={`border-line-strong bg-card xl:border-l ${FULL} ${enquiryId === undefined ? 'max-xl:hidden' : ''}`}
      >
        {enquiryId === undefined ? <Choose /> : <One key={enquiryId} enquiryId={enquiryId} at={at} />}
      </div>
      {keys && <KeysDialog mayAct={mayAct} onClose={closeKeys} />}
    </div>
  )
}

type Item = { enquiryId: string }

/** Walks the list by keys; the focus goes with the selection. */
function useInboxKeys(at: InboxAddress, selectedId: string | undefined, items: readonly Item[]) {
  const navigate = useNavigate()
  const [keys, setKeys] = useState(false)
  const [filterOpen, setFilterOpen] = useState(at.isNarrowed)
  const go = (step: number) => {
    const place = items.findIndex(({ enquiryId }) => enquiryId === selectedId)
    const next = items[place === -1 ? 0 : Math.min(items.length - 1, Math.max(0, place + step))]
    if (!next) return
    void navigate(at.one(next.enquiryId), { replace: selectedId !== undefined, preventScrollReset: true })
    document.querySelector<HTMLElement>(`#enquiry-${next.enquiryId}`)?.focus()
  }
  const toggle = () => setFilterOpen((before) => !before)
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    f: toggle,
    '?': () => setKeys(true),
    escape: () => selectedId !== undefined && void navigate(at.here, { preventScrollReset: true }),
  })
  return { keys, closeKeys: () => setKeys(false), filtering: { open: filterOpen, toggle } }
}

function Choose() {
  const text = useInboxTexts()
  return (
    <div className="p-5">
      <StatePanel title={text.chooseTitle} text={text.chooseText} />
    </div>
  )
}

function One({ enquiryId, at }: { enquiryId: string; at: InboxAddress }) {
  const text = useInboxTexts()
  const { data, error, isPending, refetch } = useInboxEnquiry(enquiryId)
  const enquiry = staleData(data, error)
  const mayAct = useMay('enquiries')
  const ownId = useDeskSelf().data?.staffId
  const upload = (file: File) => uploadFile('uploadDeskFile', 'message', file)
  const quote = useQuoting(enquiryId)
  const mayQuote = useMay('quotes') && enquiry !== undefined && QUOTABLE.includes(enquiry.status)
  return (
    <>
      {enquiry !== undefined && <title>{`${enquiry.customer}, ${enquiry.enquiryNumber}`}</title>}
      {isPending && (
        <div className="p-5">
          <ListWaiting />
        </div>
      )}
      {error !== null && enquiry === undefined && (
        <div className="p-5">
          <EntryNotShown text={text} error={error} retry={() => void refetch()} />
        </div>
      )}
      {enquiry !== undefined && (
        <InboxPanel
          enquiry={enquiry}
          at={at}
          ownId={ownId}
          mayAct={mayAct}
          upload={upload}
          onQuote={mayQuote ? () => quote.submit() : undefined}
          quotes={<EnquiryQuotes enquiry={enquiry} />}
        />
      )}
    </>
  )
}

/** An enquiry that a quote may still be made for. */
const QUOTABLE: readonly string[] = ['SUBMITTED', 'QUOTED', 'DECLINED', 'EXPIRED']

/** Opens the draft of an enquiry, begun if there is none. */
function useQuoting(enquiryId: string) {
  const navigate = useNavigate()
  const { notifyFailed } = useOutcome()
  return useSubmit(
    async () => void navigate(deskAddresses.quote(await draftFor(enquiryId))),
    (error) => notifyFailed('request', error),
  )
}
