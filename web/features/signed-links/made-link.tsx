import { useEffect, useRef, useState } from 'react'
import type { MadeLink } from '#contract/signed-links.ts'
import { deadlineText } from '#web/platform/deadline-text.ts'
import { copied } from '#web/platform/share-or-copy.ts'
import { fill } from '#web/platform/text.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useShareLinkTexts } from './texts.ts'

/** WhatsApp opens the chat with the number that the link was made for, or asks whom to send it to. */
const whatsapp = ({ link: { phone }, message }: MadeLink) =>
  `https://wa.me/${phone === null ? '' : `91${phone}`}?text=${encodeURIComponent(message)}`

/** A new link with its address, to be shared now: nobody can read it again. */
export function Made({ made, onClose }: { made: MadeLink; onClose: () => void }) {
  const text = useShareLinkTexts()
  const [said, say] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  // The dialog that made it is gone, and with it the focus.
  useEffect(() => title.current?.focus(), [])
  const { link, url } = made
  return (
    <div className="grid gap-4 border-l-4 border-signed bg-wash p-4">
      <div>
        <h3 ref={title} tabIndex={-1} className="font-semibold outline-none wrap-anywhere">
          {fill(text.madeFor, { name: link.name })}
        </h3>
        <p className="text-ink-2">{fill(text.shownOnce, { until: deadlineText(link.expiresAt) })}</p>
        {link.isSent && <p className="text-ink-2">{fill(text.sent, { phone: `+91 ${link.phone}` })}</p>}
      </div>
      <TextField
        name="url"
        label={text.address}
        value={url}
        readOnly
        onChange={() => {}}
        onBlur={() => {}}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copied(url).then((done) => say(text[done]))}>{text.copy}</Button>
        <a
          href={whatsapp(made)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text.whatsappAlt}
          className={buttonClass('secondary')}
        >
          {text.whatsapp}
        </a>
        <Button tone="quiet" onClick={onClose}>
          {text.close}
        </Button>
        <output className="text-ink-2 empty:hidden">{said}</output>
      </div>
    </div>
  )
}
