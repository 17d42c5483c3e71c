import { type ReactNode, useState } from 'react'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { useDeskDashboardTexts } from './texts.ts'

const ROWS = 8

type Props<Row> = { rows: readonly Row[]; children: (shown: readonly Row[]) => ReactNode }

/** The first rows of a long table, and on request all of them. */
export function SomeRows<Row>({ rows, children }: Props<Row>) {
  const text = useDeskDashboardTexts()
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && rows.length > ROWS
  return (
    <>
      {children(isCut ? rows.slice(0, ROWS) : rows)}
      {isCut && (
        <Button tone="quiet" className="mt-1 -ml-4" onClick={() => setWhole(true)}>
          {fill(text.showAll, { n: rows.length })}
        </Button>
      )}
    </>
  )
}
