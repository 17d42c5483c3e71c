import { Dialog } from '#web/ui/dialog.tsx'
import { CallUs } from './call-us.tsx'
import { ContactForm } from './contact-form.tsx'
import { clearDraft, type KnownSender, readDraft, saveDraft } from './draft.ts'
import { closeContact } from './open-contact.ts'
import { useContactTexts } from './texts.ts'

type Props = { known: KnownSender | undefined; supportPhone: string }

/** The contact form over the current page. */
export function ContactDialog({ known, supportPhone }: Props) {
  const text = useContactTexts()
  const sent = () => {
    closeContact()
    clearDraft()
  }
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={closeContact}>
      <p className="mb-5 text-ink-2">
        {text.intro} <CallUs supportPhone={supportPhone} />
      </p>
      <ContactForm initial={readDraft()} known={known} onSent={sent} onTyped={saveDraft} />
    </Dialog>
  )
}
