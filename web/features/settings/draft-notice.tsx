import { useSettingsTexts } from './texts.ts'

/** The starting texts are drafts until a lawyer has read them. */
export function DraftNotice() {
  const text = useSettingsTexts()
  return (
    <div className="mb-5 border border-l-4 border-line border-l-amber p-4">
      <p className="heading text-lg">{text.draft}</p>
      <p className="mt-1 text-ink-2">{text.draftText}</p>
    </div>
  )
}
