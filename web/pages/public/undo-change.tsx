import { undoChangeTexts } from '#contract/texts/undo-change.en.ts'
import { call } from '#web/platform/call.ts'
import { seo } from '#web/platform/seo.ts'
import { texts } from '#web/platform/text.ts'
import type { Route } from './+types/undo-change'
import { LinkAction } from './link-action.tsx'

const undoText = texts({ en: undoChangeTexts })

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = undoText()
  return seo(matches, { title, description, path: '/undo-change', noindex: true })
}

/** Undoes a change of a phone number or e-mail address (B-19). */
export default function UndoChange() {
  const text = undoText()
  return (
    <LinkAction
      text={{ ...text, note: text.yours, act: text.undo, acting: text.undoing }}
      action={(token) => call('undoChange', { body: { token } })}
    />
  )
}
