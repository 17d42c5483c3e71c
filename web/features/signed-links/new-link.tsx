import type { LinkPurpose } from '#contract/access.ts'
import { text as line, Phone } from '#contract/fields.ts'
import { languages } from '#contract/languages.ts'
import type { NewLink } from '#contract/signed-links.ts'
import { language } from '#contract/texts/language.en.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { usePhoneEntry } from '#web/platform/phone-entry.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { CheckField, SelectField, TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useShareLinkTexts } from './texts.ts'

const NAME_MAX = 100
const Name = line(1, NAME_MAX)

type Values = { name: string; phone: string; send: boolean; language: string }
const initial: Values = { name: '', phone: '', send: true, language: language.code }

type Props = { purpose: LinkPurpose; pending: boolean; onMake: (wanted: NewLink) => void; onClose: () => void }

/** Asks whom a link is for, and how it goes out. */
export function NewLinkDialog({ purpose, pending, onMake, onClose }: Props) {
  const text = useShareLinkTexts()
  const fieldTexts = useFieldTexts()
  const form = useFields({
    initial,
    check: ({ name, phone }) => ({
      ...wrongFields({ name: { schema: Name, label: text.nameLabel } }, { name }, fieldTexts),
      ...(phone === '' ? {} : wrongFields({ phone: { schema: Phone, label: text.phoneLabel } }, { phone }, fieldTexts)),
    }),
  })
  const { name, phone, send } = form.values
  const phoneEntry = usePhoneEntry(form.bind('phone'), text[purpose].phoneHint)
  const wanted = (): NewLink => ({
    name,
    phone: phone === '' ? null : phone,
    send: send && phone !== '',
    language: languages.find((code) => code === form.values.language) ?? 'en',
  })
  const { error: _, ...sendField } = form.bind('send')
  return (
    <Dialog title={text.formTitle} onClose={onClose}>
      <Form form={form} onSend={() => onMake(wanted())} className="grid gap-5">
        <TextField
          {...form.bind('name')}
          label={text.name}
          hint={text.nameHint}
          maxLength={NAME_MAX}
          autoComplete="off"
          data-first-focus
        />
        <TextField {...phoneEntry} label={text.phone} optional={text.optional} autoComplete="off" />
        {phone !== '' && <CheckField {...sendField} label={text.send} />}
        <SelectField {...form.bind('language')} label={text.language}>
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {text.languages[code]}
            </option>
          ))}
        </SelectField>
        <DialogButtons
          confirm={pending ? text.making : text.makeIt}
          cancel={text.cancel}
          isReady={!pending}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}
