import { useState } from 'react'
import { notifyTexts } from '#contract/texts/enquiries.notify.en.ts'
import { texts } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { useInBrowser } from '#web/ui/use-in-browser.ts'
import type { WantedNotice } from './wanted-notice.ts'

const useNotifyText = texts({ en: notifyTexts })

/** The main action when a machine is unavailable. Its code loads on press; without scripts it does nothing. */
export function NotifyMeButton({ wanted, className = '' }: { wanted: WantedNotice; className?: string }) {
  const text = useNotifyText()
  const [, render] = useState<never>()
  const { submit, pending } = useSubmit(
    async () => (await import('./notify-me.ts')).notifyMe(wanted),
    // Refusals are already reported; for missing code the page's error view has a retry.
    (error) =>
      render(() => {
        throw error
      }),
  )
  return (
    <Button className={className} disabled={!useInBrowser()} aria-disabled={pending} onClick={() => submit()}>
      {pending ? text.asking : text.notifyMe}
    </Button>
  )
}
