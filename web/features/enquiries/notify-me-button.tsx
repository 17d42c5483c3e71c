import { useState } from 'react'
import { notifyTexts } from '#contract/texts/enquiries.notify.en.ts'
import { texts } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { useInBrowser } from '#web/ui/use-in-browser.ts'
import type { WantedNotice } from './wanted-notice.ts'

const useNotifyText = texts({ en: notifyTexts })

/** The one action where a machine is not to be had. What it does comes when it is pressed; without scripts it can't do it. */
export function NotifyMeButton({ wanted, className = '' }: { wanted: WantedNotice; className?: string }) {
  const text = useNotifyText()
  const [, render] = useState<never>()
  const { submit, pending } = useSubmit(
    async () => (await import('./notify-me.ts')).notifyMe(wanted),
    // Refusals are told by then; without the code itself the page's error view has a retry.
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
