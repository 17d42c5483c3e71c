import { useState } from 'react'
import { plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useDeskSummaryTexts } from './desk-texts.ts'

type Props = { count: number; isBusy: boolean; onSend: () => void }

/** The prepared sheets that nothing holds up, to send at once. */
export function ReadySheets({ count, isBusy, onSend }: Props) {
  const text = useDeskSummaryTexts()
  const [isAsking, setAsking] = useState(false)
  const send = () => {
    setAsking(false)
    onSend()
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{plural(count, text.readyTitle)}</p>
        <p className="text-ink-2">{text.readyText}</p>
      </div>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && setAsking(true)}>
        {plural(count, text.sendAll)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={plural(count, text.sendAllTitle)}
          confirm={plural(count, text.sendAll)}
          cancel={text.cancel}
          onConfirm={send}
          onCancel={() => setAsking(false)}
        >
          {text.sendAllText}
        </ConfirmDialog>
      )}
    </div>
  )
}
