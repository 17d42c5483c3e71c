import { useState } from 'react'
import { Link, useHref } from 'react-router'
import type { Posted } from '#contract/page.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CallUs } from './call-us.tsx'
import { ContactForm } from './contact-form.tsx'
import type { KnownSender } from './draft.ts'
import { useContactTexts } from './texts.ts'

type Props = {
  /** The form was sent without JavaScript. */
  isSent: boolean
  posted: Posted | undefined
  known: KnownSender | undefined
  supportPhone: string
}

/** The contact form within a page, with and without JavaScript. */
export function ContactSection({ isSent, posted, known, supportPhone }: Props) {
  const text = useContactTexts()
  const action = useHref(pagePaths.contact())
  // The next message starts with an empty form.
  const [sent, setSent] = useState(0)
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="mt-12 scroll-mt-20 border-t border-ink pt-8 md:mt-16 md:grid md:grid-cols-[14rem_1fr] md:gap-12"
    >
      <div>
        <h2 id="contact-title" className="heading text-2xl md:text-3xl">
          {text.title}
        </h2>
        <p className="mt-3 mb-6 text-ink-2">
          {text.intro} <CallUs supportPhone={supportPhone} />
        </p>
      </div>
      <div className="card max-w-2xl self-start p-5 md:p-7">
        {isSent ? (
          <Sent />
        ) : (
          <ContactForm
            key={sent}
            action={action}
            known={known}
            onSent={() => setSent(sent + 1)}
            {...(sent === 0 ? { posted } : {})}
          />
        )}
      </div>
    </section>
  )
}

function Sent() {
  const text = useContactTexts()
  return (
    <div className="grid justify-items-start gap-5">
      <p className="flex gap-3 text-lg">
        <Icon name="check" className="mt-0.5 size-6 text-signed" />
        {text.sentPage}
      </p>
      <Link to={pagePaths.contact()} className={buttonClass('secondary')}>
        {text.another}
      </Link>
    </div>
  )
}
