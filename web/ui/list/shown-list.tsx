import type { Action, Column, RowAction, Standing } from './column.ts'
import { DataList } from './data-list.tsx'
import type { Sorting } from './head-row.tsx'
import { SelectionBar, type SelectionText } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

/** The actions and emphasis of a list's entries. */
export type Options<Item> = {
  actions?: readonly RowAction<Item>[]
  standingOf?: (item: Item) => Standing | undefined
  /** Actions for several entries at once; with these, entries can be selected. */
  bulk?: { actions: readonly Action<readonly string[]>[]; nameOf: (item: Item) => string }
}

export type Shown<Item> = Options<Item> & {
  items: readonly Item[]
  idOf: (item: Item) => string
  columns: readonly Column<Item>[]
  sorting: Sorting
  text: SelectionText & Record<'title' | 'actions' | 'selection', string> & { select: (name: string) => string }
}

/** Entries in their own card, with a bar above if several can be selected. */
export function ShownList<Item>({ items, idOf, text, bulk, ...rest }: Shown<Item>) {
  const selection = useSelection(items.map(idOf))
  return (
    <div className="card">
      {bulk !== undefined && <SelectionBar selection={selection} actions={bulk.actions} text={text} />}
      <DataList<Item>
        name={text.title}
        items={items}
        idOf={idOf}
        actionsName={text.actions}
        selection={bulk && selection}
        selectText={bulk && { column: text.selection, one: (item) => text.select(bulk.nameOf(item)) }}
        {...rest}
      />
    </div>
  )
}
