import type { Batch } from '#contract/batches.ts'
import { formatDate } from '#contract/dates.ts'
import { batchTexts } from '#contract/texts/batches.en.ts'
import { instantText } from './instant-text.ts'
import { fill, plural, texts } from './text.ts'
import { waitingIn } from './use-batch.ts'

const useBatchTexts = texts({ en: batchTexts })

type Period = Batch['refused'][number]['period']
/** `10 Oct – 09 Nov 2026` */
const daysOf = (period: Period) => period && `${formatDate(period.from).slice(0, -5)} – ${formatDate(period.to)}`

/** Words the progress and the refusals of a batch for `BatchProgress`; `addressOf` leads to a document. */
export function useBatchWords(addressOf: (documentId: string) => string) {
  const text = useBatchTexts()
  const why: Readonly<Record<string, string>> = text.refusals
  return (batch: Batch) => {
    const { act, documents, done, refused, madeBy, madeAt } = batch
    const isOver = waitingIn(batch) === 0
    const doneText = done === 0 ? text.none[act] : plural(done, text.done[act])
    const begun = fill(text.begunBy, { name: madeBy, at: instantText(madeAt) })
    return {
      label: text.batch,
      said: isOver ? doneText : fill(text.doing[act], { done, all: documents }),
      isSuccess: isOver && done > 0,
      begunBy: isOver ? begun : `${begun}. ${text.goesOn}`,
      progress: isOver ? null : { value: done + refused.length, max: documents },
      refusedTitle: plural(refused.length, text.refusedTitle),
      refused: refused.map(({ documentNo, documentId, subject, period, problem }) => ({
        id: documentNo,
        name: subject,
        to: documentId && addressOf(documentId),
        days: daysOf(period),
        why: why[problem] ?? text.refusals.other,
      })),
    }
  }
}
