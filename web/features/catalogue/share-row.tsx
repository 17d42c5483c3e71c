import { useState } from 'react'
import { shareTexts } from '#contract/texts/catalogue.share.en.ts'
import { fill, texts } from '#web/platform/text.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { LineIcon } from '#web/ui/icon.tsx'
import { useInBrowser } from '#web/ui/use-in-browser.ts'

const useShareText = texts({ en: shareTexts })

const SHARE = 'M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9.5h14V11h-1'
const PRINT = 'M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z'
const CHAT = 'M4 20l1.3-4A8 8 0 1 1 8.2 18.8zM9 8.5c-.5 3 3.5 7 6.5 6.5'

type Props = { words: string; address: string }

/** Shares the machine: with the device's share sheet, by WhatsApp (which needs no script), or on paper. */
export function ShareRow({ words, address }: Props) {
  const text = useShareText()
  const [told, setTold] = useState('')
  // Without scripts these are hidden but keep their space, so nothing moves when they appear.
  const scripted = useInBrowser() ? '' : 'invisible'
  const share = async () => {
    const done = await (await import('#web/platform/share-or-copy.ts')).shareOrCopy(words, address)
    setTold(done === 'shared' ? '' : fill(text[done], { address }))
  }
  return (
    <div className="no-print -ml-3 flex flex-wrap items-center gap-x-1">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${words} ${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={text.whatsappAlt}
        className={buttonClass('quiet', 'px-3')}
      >
        <LineIcon shape={CHAT} />
        {text.whatsapp}
      </a>
      <Button tone="quiet" className={`px-3 ${scripted}`} onClick={() => void share()}>
        <LineIcon shape={SHARE} />
        {text.share}
      </Button>
      <Button tone="quiet" className={`px-3 ${scripted}`} onClick={() => window.print()}>
        <LineIcon shape={PRINT} />
        {text.print}
      </Button>
      <output className="px-3 text-sm break-all text-ink-2">{told}</output>
    </div>
  )
}
