import type { ReactNode } from 'react'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { Icon, LineIcon } from '#web/ui/icon.tsx'
import type { DeskForm } from './use-desk-form.ts'
import type { Preview } from './use-preview.ts'

export type LinesProps = {
  quote: DeskQuote
  form: DeskForm
  preview: Preview
  disabled: boolean
}

/** The grid of a line on wide screens. */
export const COLUMNS =
  'md:grid md:grid-cols-[1rem_minmax(0,1fr)_1.75rem_7.25rem_8.25rem_4.75rem_5.75rem] md:gap-x-2.5 md:items-start'

/** Adds one more of something. */
export const PlusButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="inline-flex min-h-9 items-center gap-1.5 rounded px-1 font-semibold text-blueprint hover:bg-wash"
  >
    <LineIcon shape="M12 5v14M5 12h14" className="size-4" />
    {children}
  </button>
)

/** Removes something; its name is for those who hear it. */
export const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="grid size-9 shrink-0 place-items-center rounded text-ink-2 hover:bg-wash"
  >
    <Icon name="close" className="size-4" />
  </button>
)
