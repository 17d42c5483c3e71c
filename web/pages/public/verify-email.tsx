import { notifiedTexts } from '#contract/texts/enquiries.notified.en.ts'
import { notifyMe } from '#web/features/enquiries/notify-me.ts'
import { awaitingEmail, rememberNotice, type WantedNotice } from '#web/features/enquiries/wanted-notice.ts'
import { VerifyEmailDialog } from '#web/features/profile/verify-email-dialog.tsx'
import { OtpForm } from '#web/features/session/otp-form.tsx'
import { useOnceQuiet } from '#web/features/session/use-once-quiet.ts'
import { busyWhile } from '#web/platform/busy.ts'
import { openGetStarted } from '#web/platform/session/get-started.ts'
import { texts } from '#web/platform/text.ts'

const useNotifiedText = texts({ en: notifiedTexts })

const close = () => awaitingEmail.set(undefined)

/** A dialog for subscribers without an e-mail address: verifies one, then subscribes again. */
export function VerifyEmail({ wanted }: { wanted: WantedNotice }) {
  const { verifyWhy } = useNotifiedText()
  if (!useOnceQuiet()) return null
  return (
    <VerifyEmailDialog
      why={verifyWhy}
      codeForm={(form) => <OtpForm {...form} />}
      onVerified={() => {
        close()
        void busyWhile(notifyMe(wanted))
      }}
      onStale={() => {
        close()
        rememberNotice(wanted)
        openGetStarted()
      }}
      onClose={close}
    />
  )
}
