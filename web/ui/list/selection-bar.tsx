import { Button } from '#web/ui/button.tsx'
import type { Action } from './column.ts'
import { SelectBox } from './select-box.tsx'
import type { Selection } from './use-selection.ts'

export type SelectionText = { selectAll: string; selected: (count: number) => string; clearSelection: string }

type Props = { selection: Selection; actions: readonly Action<readonly string[]>[]; text: SelectionText }

/** Selects all entries of the page or none; shows the count and the actions for the selection. */
export const SelectionBar = ({ selection, actions, text }: Props) => (
  <div className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2">
    <SelectBox
      label={text.selectAll}
      checked={selection.all}
      mixed={selection.ids.length > 0 && !selection.all}
      onToggle={selection.toggleAll}
      onClear={selection.clear}
    />
    <output aria-live="polite">
      {selection.ids.length > 0 ? text.selected(selection.ids.length) : text.selectAll}
    </output>
    {selection.ids.length > 0 && (
      <span className="ml-auto flex flex-wrap gap-3">
        {actions.map(({ id, label, act, pending = false, tone = 'secondary' }) => (
          <Button key={id} tone={tone} aria-disabled={pending} onClick={() => act(selection.ids)}>
            {label}
          </Button>
        ))}
        <Button tone="quiet" onClick={selection.clear}>
          {text.clearSelection}
        </Button>
      </span>
    )}
  </div>
)
