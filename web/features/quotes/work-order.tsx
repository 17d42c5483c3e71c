import { filePurposes, type UploadedFile } from '#contract/files.ts'
import { notify } from '#web/platform/notify.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { useAnswerTexts } from './answer-texts.ts'

export type Upload = (file: File) => Promise<UploadedFile>
type Props = { file: UploadedFile | undefined; upload: Upload; onFile: (file: UploadedFile | undefined) => void }

/** The customer's own order, which goes with the acceptance. */
export function WorkOrder({ file, upload, onFile }: Props) {
  const text = useAnswerTexts()
  const messageOf = useProblemText()
  const { submit, pending } = useSubmit(
    async (chosen: File) => onFile(await upload(chosen)),
    (error) =>
      notify({
        title: text.workOrderFailed,
        notifytype: 'failure',
        message: messageOf(error),
        buttons: { primary: { label: text.okay } },
      }),
  )
  if (file === undefined)
    return (
      <FileButton
        label={pending ? text.addingWorkOrder : text.addWorkOrder}
        types={filePurposes['work-order']}
        pending={pending}
        onFile={submit}
      />
    )
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="block text-sm text-ink-3">{text.workOrder}</span>
        {file.name}
      </p>
      <Button
        tone="quiet"
        className="px-3"
        aria-label={fill(text.removeWorkOrder, { name: file.name })}
        onClick={() => onFile(undefined)}
      >
        {text.remove}
      </Button>
    </div>
  )
}
