import type { ReactNode } from 'react'

/** One column of a list: a cell of the table from 768 px, a part of the card below that. */
export type Column<Item> = {
  id: string
  header: string
  /** Null where there is nothing to say. */
  cell: (item: Item) => ReactNode
  /** On a card: its first line (of one column), one of the facts below it, a line of its own, a mark at the end of the first line, or not shown. */
  card: 'title' | 'fact' | 'note' | 'badge' | 'hidden'
  /** What the server calls the order by this column. */
  sort?: string
  /** A figure: at the right, digits under digits. */
  numeric?: boolean
}

/** What can be done with one entry, or with all that are selected. */
export type Action<On> = {
  id: string
  label: string
  act: (on: On) => void
  pending?: boolean
  tone?: 'secondary' | 'quiet'
}

/** An action of a row; `named` says what it acts on: 'Repeat enquiry ENQ-2627-000012'. */
export type RowAction<Item> = Action<Item> & { named: (item: Item) => string }

/** How an entry stands out: somebody has just made it, or it no longer counts. */
export type Standing = 'new' | 'idle'
