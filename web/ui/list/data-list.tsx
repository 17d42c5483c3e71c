import type { Column, RowAction, Standing } from './column.ts'
import { HeadRow, type Sorting } from './head-row.tsx'
import { ListRow } from './list-row.tsx'
import { as } from './roles.ts'
import type { Selection } from './use-selection.ts'

type Props<Item> = {
  /** What is listed, for who can't see it: 'Project sites'. */
  name: string
  items: readonly Item[]
  idOf: (item: Item) => string
  columns: readonly Column<Item>[]
  actions?: readonly RowAction<Item>[]
  /** Names the column of actions. */
  actionsName?: string
  standingOf?: (item: Item) => Standing | undefined
  sorting?: Sorting | undefined
  selection?: Selection | undefined
  /** Names of the column of boxes, and of one of them. */
  selectText?: { column: string; one: (item: Item) => string } | undefined
  /** Cards at any width: a few entries in a panel. */
  cards?: boolean
}

/**
 * Entries as a table, and below 768 px, or where it is told so, as cards. It is one table in both shapes, so that turning
 * a device loses neither focus nor selection, and a screen reader hears what each value is.
 */
export const DataList = <Item,>(props: Props<Item>) => {
  const { name, items, idOf, columns, actions = [], actionsName, standingOf, sorting, selection, selectText } = props
  return (
    // Where the window is narrow for its columns it scrolls by itself, not the page.
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
