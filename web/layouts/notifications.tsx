import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { dialogTexts } from '#contract/texts/dialogs.en.ts'
import { logNotification } from '#web/platform/notification-log.ts'
import { notifications } from '#web/platform/notifications.ts'
import { dismissNotification } from '#web/platform/notify.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { stayOpen } from '#web/platform/stay-open.ts'
import { useStore } from '#web/platform/store.ts'
import { texts } from '#web/platform/text.ts'
import { NotificationDialog } from '#web/ui/notification-dialog.tsx'
import { Toast } from '#web/ui/toast.tsx'

const useDialogTexts = texts({ en: dialogTexts })

/** Shows one notification at a time; a button with a route navigates to it. */
export function Notifications() {
  const text = useDialogTexts()
  const navigate = useNavigate()
  const waiting = useStore(notifications)
  const keep = useStore(stayOpen)
  const notification = waiting[0]
  useEffect(() => {
    if (notification !== undefined) logNotification(notification, new Date())
  }, [notification])
  if (notification === undefined) return null
  if (notification.isToast === true)
    return (
      <Toast
        key={notification.id}
        {...notification}
        closeLabel={text.close}
        stayOpen={keep}
        onClose={() => dismissNotification(notification.id)}
      />
    )
  const { file, ...said } = notification
  return (
    <NotificationDialog
      key={notification.id}
      {...said}
      {...(file ? { file: { label: file.label, onSave: () => saveFile(file) } } : {})}
      text={text}
      stayOpen={keep}
      onStayOpen={stayOpen.set}
      onClose={(by) => {
        dismissNotification(notification.id)
        const route = notification.buttons[by]?.route
        if (route !== undefined) void navigate(route)
      }}
    />
  )
}
