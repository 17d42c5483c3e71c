import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Pager } from '#web/ui/pager.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import type { Column } from './column.ts'
import { type Filter, ListTools } from './list-tools.tsx'
import { ListWaiting } from './list-waiting.tsx'
import { type Options, type Shown, ShownList } from './shown-list.tsx'

/** The texts of a list, from `web/platform/list-text.ts`. */
type ListText = Shown<never>['text'] &
  Record<
    | 'loading'
    | 'retry'
    | 'failedTitle'
    | 'emptyTitle'
    | 'nothingFoundTitle'
    | 'nothingFoundText'
    | 'showAll'
    | 'pages'
    | 'previous'
    | 'next'
    | 'pastTitle'
    | 'pastText'
    | 'toFirst'
    | 'sortBy'
    | 'usualOrder',
    string
  > & {
    search?: string
    results: (count: number) => string
    position: (page: number, pages: number) => string
    upwards: (column: string) => string
    downwards: (column: string) => string
  }

/** The state of a list, from `useList` in `web/platform/use-list.ts`. */
type ListState<Item> = {
  search: { q: string; page: number; sort: string; filters: Readonly<Record<string, string>> }
  /** Undefined while loading or after a failure. */
  found: { content: readonly Item[]; totalElements: number; totalPages: number } | undefined
  /** The list has no entries at all, so there is nothing to search. */
  isBare: boolean
  isPending: boolean
  problem: string | undefined
  retry: () => void
  find: (typed: string) => void
  choose: (name: string, value: string) => void
  sortBy: (sort: string) => void
  pageAddress: (page: number) => To
  sortAddress: (sort: string) => To
  idOf: (item: Item) => string
  text: ListText
}

type Props<Item> = Options<Item> & {
  list: ListState<Item>
  columns: readonly Column<Item>[]
  filters?: readonly Filter[]
  /** Shown for a list without entries. */
  empty: ReactNode
}

/** Search, filters, count, entries and pager, in all their states. */
export function Listing<Item>({ list, columns, filters = [], empty, ...options }: Props<Item>) {
  const { found, search, text } = list
  if (list.isBare) return <StatePanel title={text.emptyTitle}>{empty}</StatePanel>
  return (
    <>
      <ListTools
        search={text.search === undefined ? undefined : { label: text.search, value: search.q, onSearch: list.find }}
        filters={filters}
        chosen={search.filters}
        onChoose={list.choose}
        order={orderOf(list, columns)}
      />
      <output className="mt-5 mb-3 block text-ink-2" aria-live="polite">
        {found !== undefined && text.results(found.totalElements)}
      </output>
      {list.isPending && <ListWaiting label={text.loading} />}
      {list.problem !== undefined && (
        <ProblemPanel title={text.failedTitle} problem={list.problem} retryLabel={text.retry} retry={list.retry} />
      )}
      {found !== undefined && <Found list={list} found={found} columns={columns} options={options} />}
    </>
  )
}

type FoundProps<Item> = {
  list: ListState<Item>
  found: NonNullable<ListState<Item>['found']>
  columns: readonly Column<Item>[]
  options: Options<Item>
}

function Found<Item>({ list, found, columns, options }: FoundProps<Item>) {
  const { text, search } = list
  if (found.totalElements === 0)
    return (
      <Elsewhere title={text.nothingFoundTitle} text={text.nothingFoundText} to={{ search: '' }} label={text.showAll} />
    )
  // For example after a link to a page that no longer exists.
  if (found.content.length === 0)
    return <Elsewhere title={text.pastTitle} text={text.pastText} to={list.pageAddress(0)} label={text.toFirst} />
  return (
    <>
      <ShownList
        items={found.content}
        idOf={list.idOf}
        columns={columns}
        sorting={{ sort: search.sort, addressOf: list.sortAddress }}
        text={text}
        {...options}
      />
      <Pager
        page={search.page}
        pages={found.totalPages}
        address={list.pageAddress}
        text={{ ...text, position: text.position(search.page, found.totalPages) }}
      />
    </>
  )
}

const Elsewhere = ({ title, text, to, label }: { title: string; text: string; to: To; label: string }) => (
  <StatePanel title={title} text={text}>
    <Link to={to} className="link inline-flex min-h-11 items-center">
      {label}
    </Link>
  </StatePanel>
)

function orderOf<Item>({ search, sortBy, text }: ListState<Item>, columns: readonly Column<Item>[]) {
  const options = columns.flatMap(({ sort, header }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: text.upwards(header) },
          { value: `-${sort}`, label: text.downwards(header) },
        ],
  )
  if (options.length === 0) return undefined
  const usual = { value: '', label: text.usualOrder }
  return { name: 'sort', label: text.sortBy, options: [usual, ...options], value: search.sort, onChoose: sortBy }
}
