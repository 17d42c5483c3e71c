import { useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Words = Record<'title' | 'text' | 'act' | 'askTitle' | 'askText' | 'cancel', string>
type Props = { words: Words; isBusy: boolean; onAct: () => void }

/** Documents that wait for one act on all of them, which asks before it begins. */
export function ReadyDocuments({ words, isBusy, onAct }: Props) {
  const [isAsking, setAsking] = useState(false)
  const begin = () => {
    setAsking(false)
    onAct()
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{words.title}</p>
        <p className="text-ink-2">{words.text}</p>
      </div>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && setAsking(true)}>
        {words.act}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.askTitle}
          confirm={words.act}
          cancel={words.cancel}
          onConfirm={begin}
          onCancel={() => setAsking(false)}
        >
          {words.askText}
        </ConfirmDialog>
      )}
    </div>
  )
}
