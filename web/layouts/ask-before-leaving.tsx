import { useBlocker } from 'react-router'
import { unsavedTexts } from '#contract/texts/dialogs.en.ts'
import { texts } from '#web/platform/text.ts'
import { hasUnsaved } from '#web/platform/unsaved.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const useUnsavedTexts = texts({ en: unsavedTexts })

/** Asks before leaving a page with unsaved input. One for all forms, because the router accepts only one blocker. */
export function AskBeforeLeaving() {
  const { title, text, leave, stay } = useUnsavedTexts()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  )
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={title}
      confirm={leave}
      cancel={stay}
      danger
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      {text}
    </ConfirmDialog>
  )
}
