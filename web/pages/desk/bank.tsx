import { Link, useSearchParams } from 'react-router'
import { type BankView, bankViews } from '#contract/payments.bank.ts'
import { bankTexts } from '#contract/texts/payments.bank.en.ts'
import { bankLineList, useBankOverview, viewIn } from '#web/features/payments/bank.queries.ts'
import { useBankColumns } from '#web/features/payments/bank-columns.tsx'
import { useBankTexts } from '#web/features/payments/bank-texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useKeys } from '#web/platform/use-keys.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(bankTexts.title)

/** Rows of the bank's statements, to match with payments. */
export default function Bank() {
  const text = useBankTexts()
  return (
    <ForPermission permission="bank" title={text.title}>
      <Rows />
    </ForPermission>
  )
}

/** Moves the focus through the rows; Enter follows the link that has it. */
function walk(step: number) {
  const links = [...document.querySelectorAll<HTMLElement>('main table a[href]')]
  const place = links.findIndex((link) => link === document.activeElement)
  links[place === -1 ? 0 : Math.min(links.length - 1, Math.max(0, place + step))]?.focus()
}

function Rows() {
  const text = useBankTexts()
  const list = useList(bankLineList, text)
  const view = viewIn(useSearchParams()[0].get('view'))
  useKeys({ j: () => walk(1), k: () => walk(-1) })
  return (
    <>
      <PageHead title={text.title}>
        <LinkButton to={deskAddresses.bankImport()}>{text.import}</LinkButton>
      </PageHead>
      <Views shown={view} />
      <Listing
        list={list}
        columns={useBankColumns({ addressOf: deskAddresses.bankLine, from: list.address, view })}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
      <p className="mt-4 text-sm text-ink-3 max-lg:hidden">{text.keysHint}</p>
    </>
  )
}

function Views({ shown }: { shown: BankView }) {
  const text = useBankTexts()
  const { data } = useBankOverview()
  return (
    <nav aria-label={text.viewsName} className="mb-6 flex flex-wrap gap-x-6 border-b border-line">
      {bankViews.map((view) => (
        <Link
          key={view}
          to={view === 'TO_MATCH' ? deskAddresses.bank() : `${deskAddresses.bank()}?view=${view}`}
          aria-current={view === shown ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-1 border-b-2 border-transparent text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {text.views[view]}
          {data !== undefined && <span className="tabular-nums">{data.counts[view]}</span>}
        </Link>
      ))}
    </nav>
  )
}
