import type { ReactNode } from 'react'

/** One column of a list: a cell of the table from 768 px, a part of the card below. */
export type Column<Item> = {
  id: string
  header: string
  /** Null if there is nothing to show. */
  cell: (item: Item) => ReactNode
  /**
   * The place on a card: the first line (of one column), a fact below it, a line of its own, the end of the first line,
   * or hidden.
   */
  card: 'title' | 'fact' | 'note' | 'badge' | 'hidden'
  /** The server's name for the order by this column. */
  sort?: string
  /** A figure: aligned right, digits under digits. */
  numeric?: boolean
}

/** An action for one entry, or for all selected ones. */
export type Action<On> = {
  id: string
  label: string
  act: (on: On) => void
  pending?: boolean
  tone?: 'secondary' | 'quiet'
}

/** An action of a row; `named` includes its entry: 'Repeat enquiry ENQ-2627-000012'. */
export type RowAction<Item> = Action<Item> & { named: (item: Item) => string }

/** Emphasis of an entry: just created, or no longer valid. */
export type Standing = 'new' | 'idle'
