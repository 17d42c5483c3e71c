import { Button } from '#web/ui/button.tsx'
import type { Column, RowAction, Standing } from './column.ts'
import { as } from './roles.ts'
import { SelectBox } from './select-box.tsx'
import type { Selection } from './use-selection.ts'

type Props<Item> = {
  item: Item
  id: string
  columns: readonly Column<Item>[]
  actions: readonly RowAction<Item>[]
  standing: Standing | undefined
  selection: Selection | undefined
  selectLabel: string
}

/** One entry. Its link covers the row; buttons lie above the link. */
export const ListRow = <Item,>({ item, id, columns, actions, standing, selection, selectLabel }: Props<Item>) => (
  <tr {...as.row} {...(standing === undefined ? {} : { 'data-standing': standing })}>
    {selection !== undefined && (
      <td {...as.cell} data-card="select">
        <SelectBox
          label={selectLabel}
          checked={selection.has(id)}
          onToggle={(through) => selection.toggle(id, through)}
          onClear={selection.clear}
        />
      </td>
    )}
    {columns.map((column) => (
      <Cell key={column.id} column={column} item={item} />
    ))}
    {actions.length > 0 && (
      <td {...as.cell} data-card="actions">
        <span className="flex flex-wrap gap-x-3 gap-y-2">
          {actions.map(({ id: action, label, named, act, pending = false, tone = 'quiet' }) => (
            <Button
              key={action}
              tone={tone}
              className={`relative z-10 ${tone === 'quiet' ? 'px-3' : ''}`}
              aria-disabled={pending}
              aria-label={named(item)}
              onClick={() => act(item)}
            >
              {label}
            </Button>
          ))}
        </span>
      </td>
    )}
  </tr>
)

function Cell<Item>({ column: { cell, card, numeric }, item }: { column: Column<Item>; item: Item }) {
  const shown = cell(item)
  const look = { 'data-card': card, ...(numeric ? { 'data-numeric': true } : {}) }
  if (card === 'title')
    return (
      <th scope="row" {...as.rowHeader} {...look}>
        {shown}
      </th>
    )
  // A card leaves out empty values; a table keeps their cells.
  return shown === null ? (
    <td {...as.cell} {...look} data-card="hidden">
      –
    </td>
  ) : (
    <td {...as.cell} {...look}>
      {shown}
    </td>
  )
}
