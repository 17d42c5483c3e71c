import type { ReactNode } from 'react'
import { formatRupees } from '#contract/money.ts'
import { useAnswerTexts } from './answer-texts.ts'

/** The action of the page; on phones it stays in reach beside the total, above the bottom navigation. */
export const AnswerBar = ({ totalPaise, children }: { totalPaise: number; children: ReactNode }) => {
  const text = useAnswerTexts()
  return (
    <div className="quote-action rate-bar no-print">
      <p>
        <span className="figure block text-2xl">{formatRupees(totalPaise)}</span>
        <span className="text-xs text-ink-3">{text.gstIncluded}</span>
      </p>
      {children}
    </div>
  )
}
