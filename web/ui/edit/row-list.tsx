import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useRowActions } from './use-row-actions.ts'
import type { Rows } from './use-rows.ts'

/** From `useRowText` in `web/platform/row-text.ts`; rows count from 0. */
type Text = { add: string } & Record<'nameOf' | 'up' | 'down' | 'remove' | 'removed', (at: number) => string> & {
    moved: (from: number, to: number) => string
  }

type Props<Values extends Record<string, string | boolean>> = {
  rows: Rows<Values>
  text: Text
  /** The least and greatest number of rows. */
  min?: number
  max?: number
  /** Rows for reading: they stay as they are. */
  fixed?: boolean
  /** The fields of one row. */
  children: (row: Rows<Values>['rows'][number], at: number) => ReactNode
}

/** Rows of a form that can be added, removed and moved, by buttons or Alt with an arrow key; the focus follows. */
export function RowList<Values extends Record<string, string | boolean>>(props: Props<Values>) {
  const { rows, text, min = 0, max = 100, fixed = false, children } = props
  const { place, said, add, remove, move } = useRowActions({ rows, text, min, max })
  const count = rows.rows.length
  return (
    <div ref={place} className="grid gap-4">
      {rows.rows.map((row, at) => (
        <Row
          key={row.key}
          at={at}
          text={text}
          fixed={fixed}
          isLast={at === count - 1}
          onRemove={count > min ? () => remove(at) : undefined}
          onMove={(by) => move(at, at + by)}
        >
          {children(row, at)}
        </Row>
      ))}
      {!fixed && (
        <div>
          <Button tone="quiet" data-add="" className="-ml-5" aria-disabled={count >= max} onClick={add}>
            {text.add}
          </Button>
        </div>
      )}
      <output aria-live="polite" className="sr-only">
        {said}
      </output>
    </div>
  )
}

type RowProps = {
  at: number
  text: Text
  fixed: boolean
  isLast: boolean
  /** Not given at the least number of rows. */
  onRemove: (() => void) | undefined
  onMove: (by: 1 | -1) => void
  children: ReactNode
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

function Row({ at, text, fixed, isLast, onRemove, onMove, children }: RowProps) {
  const withKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || !event.altKey) return
    event.preventDefault()
    onMove(by)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside the buttons
    <fieldset className="min-w-0 border-t border-line pt-3" onKeyDown={withKey}>
      <legend className="sr-only">{text.nameOf(at)}</legend>
      <div className="mb-2 flex items-center justify-between gap-3">
        <p aria-hidden="true" className="heading text-lg">
          {text.nameOf(at)}
        </p>
        {!fixed && (
          <div className="flex">
            <IconButton icon="down" turned label={text.up(at)} off={at === 0} onPress={() => onMove(-1)} />
            <IconButton icon="down" label={text.down(at)} off={isLast} onPress={() => onMove(1)} />
            <IconButton
              icon="close"
              label={text.remove(at)}
              off={onRemove === undefined}
              onPress={() => onRemove?.()}
            />
          </div>
        )}
      </div>
      {children}
    </fieldset>
  )
}

type IconButtonProps = { icon: IconName; turned?: boolean; label: string; off: boolean; onPress: () => void }

/** Stays focusable at the end of the list, so keyboard users keep the focus. */
const IconButton = ({ icon, turned = false, label, off, onPress }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={off}
    onClick={onPress}
    className="grid size-11 place-items-center rounded text-ink-2 hover:bg-wash aria-disabled:text-ink-3 aria-disabled:opacity-50"
  >
    <Icon name={icon} className={turned ? 'size-5 rotate-180' : 'size-5'} />
  </button>
)
