import { useEffect, useState } from 'react'
import type { Logsheet } from '#contract/logsheets.ts'
import { logsheetTexts } from '#contract/texts/logsheets.en.ts'
import type { Audience } from '#web/platform/session/audiences.ts'
import { texts } from '#web/platform/text.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { type Newest, newestOf, sendAgain } from './outbox/column.ts'
import { differencesOf } from './outbox/differences.ts'
import type { Waiting } from './outbox/waiting.ts'
import { useOutboxTexts } from './texts.ts'

const useLogTexts = texts({ en: logsheetTexts })

type Props = { audience: Audience; item: Waiting; onClose: () => void }

/** The server's version beside the person's own, before theirs replaces it. */
export function CompareDialog({ audience, item, onClose }: Props) {
  const text = useOutboxTexts()
  const [newest, setNewest] = useState<Newest | 'failed'>()
  useEffect(() => {
    newestOf(item).then(setNewest, () => setNewest('failed'))
  }, [item])
  const known = newest === 'failed' ? undefined : newest
  return (
    <ConfirmDialog
      title={text.compareTitle}
      confirm={text.replace}
      cancel={text.keep}
      pending={known === undefined}
      onConfirm={() => {
        if (known === undefined) return
        onClose()
        void sendAgain(audience, { ...item, base: known.etag })
      }}
      onCancel={onClose}
    >
      {newest === 'failed' ? text.compareFailed : text.compareText}
      {known !== undefined && <Differences theirs={known.log} mine={item.shown} />}
    </ConfirmDialog>
  )
}

function Differences({ theirs, mine }: { theirs: Logsheet; mine: Logsheet }) {
  const text = useOutboxTexts()
  const { types } = useLogTexts()
  return (
    <dl className="mt-3 grid gap-3">
      {differencesOf(theirs, mine, types).map((one) => (
        <div key={one.field} className="border-l-4 border-line-strong pl-3">
          <dt className="font-semibold">{text.fields[one.field]}</dt>
          <dd className="wrap-anywhere">
            {text.theirs}: {one.theirs}
          </dd>
          <dd className="wrap-anywhere">
            {text.mine}: {one.mine}
          </dd>
        </div>
      ))}
    </dl>
  )
}
