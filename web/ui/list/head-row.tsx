import { Link, type To } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import type { Column } from './column.ts'
import { as } from './roles.ts'

/** Column and direction of the order: `-date` is latest first. */
export type Sorting = { sort: string; addressOf: (sort: string) => To }

type Props<Item> = {
  columns: readonly Column<Item>[]
  sorting: Sorting | undefined
  /** Labels of the columns without a visible name: the checkboxes before an entry, the actions after it. */
  select: string | undefined
  actions: string | undefined
}

/** The column names; on cards only for screen readers. */
export const HeadRow = <Item,>({ columns, sorting, select, actions }: Props<Item>) => (
  <thead {...as.group}>
    <tr {...as.row}>
      {select !== undefined && <Unseen name={select} />}
      {columns.map((column) => (
        <Head key={column.id} column={column} sorting={sorting} />
      ))}
      {actions !== undefined && <Unseen name={actions} />}
    </tr>
  </thead>
)

const Unseen = ({ name }: { name: string }) => (
  <th scope="col" {...as.columnHeader}>
    <span className="sr-only">{name}</span>
  </th>
)

function Head<Item>({ column, sorting }: { column: Column<Item>; sorting: Sorting | undefined }) {
  const { header, sort, numeric } = column
  const isUp = sort !== undefined && sorting?.sort === sort
  const isDown = sort !== undefined && sorting?.sort === `-${sort}`
  const order = (isUp && 'ascending') || (isDown && 'descending') || undefined
  return (
    <th
      scope="col"
      {...as.columnHeader}
      {...(numeric ? { 'data-numeric': true } : {})}
      {...(order === undefined ? {} : { 'aria-sort': order })}
    >
      {sort === undefined || sorting === undefined ? (
        header
      ) : (
        <>
          <Link to={sorting.addressOf(isUp ? `-${sort}` : sort)} preventScrollReset className="list-sort link">
            {header}
            {order !== undefined && <Icon name="down" className={`size-4 ${isUp ? 'rotate-180' : ''}`} />}
          </Link>
          <span className="list-unsorted">{header}</span>
        </>
      )}
    </th>
  )
}
