import './list.css'
import type { Column, RowAction, Standing } from './column.ts'
import { HeadRow, type Sorting } from './head-row.tsx'
import { ListRow } from './list-row.tsx'
import { as } from './roles.ts'
import type { Selection } from './use-selection.ts'

type Props<Item> = {
  /** The list's label for screen readers: 'Project sites'. */
  name: string
  items: readonly Item[]
  idOf: (item: Item) => string
  columns: readonly Column<Item>[]
  actions?: readonly RowAction<Item>[]
  /** The label of the actions column. */
  actionsName?: string
  standingOf?: (item: Item) => Standing | undefined
  sorting?: Sorting | undefined
  selection?: Selection | undefined
  /** Labels of the column of checkboxes, and of one of them. */
  selectText?: { column: string; one: (item: Item) => string } | undefined
  /** Cards at every width, for a few entries in a panel. */
  cards?: boolean
}

/**
 * Entries as a table, or as cards below 768 px or on request. Both shapes are one table, so rotating a device keeps
 * focus and selection, and screen readers announce the column of each value.
 */
export const DataList = <Item,>(props: Props<Item>) => {
  const { name, items, idOf, columns, actions = [], actionsName, standingOf, sorting, selection, selectText } = props
  return (
    // If the window is too narrow for its columns, the table scrolls, not the page.
    <div className="max-w-full overflow-x-auto">
      <table {...as.table} aria-label={name} className={`list ${props.cards ? '' : 'list-table'}`}>
        <HeadRow
          columns={columns}
          sorting={sorting}
          select={selection && selectText?.column}
          actions={actions.length > 0 ? actionsName : undefined}
        />
        <tbody {...as.group}>
          {items.map((item) => (
            <ListRow
              key={idOf(item)}
              item={item}
              id={idOf(item)}
              columns={columns}
              actions={actions}
              standing={standingOf?.(item)}
              selection={selection}
              selectLabel={selectText?.one(item) ?? ''}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
