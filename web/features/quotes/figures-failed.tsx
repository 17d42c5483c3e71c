import { Button } from '#web/ui/button.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import type { Chosen } from './use-chosen.ts'

/** Says that the figures are still those of the choice before. */
export function FiguresFailed({ chosen: { error, retry } }: { chosen: Chosen }) {
  const text = useAnswerTexts()
  if (error === null) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 pb-3">
      <p className="font-medium text-danger">{text.previewFailed}</p>
      <Button tone="secondary" onClick={retry}>
        {text.retry}
      </Button>
    </div>
  )
}
