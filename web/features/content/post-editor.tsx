import { type ReactNode, useState } from 'react'
import type { PostDraft } from './desk-post-draft.ts'
import { usePostTexts } from './desk-texts.ts'
import { type PostDates, PostPreview } from './post-preview.tsx'

type Props = { draft: PostDraft; dates: PostDates; children: ReactNode }

/** The form of a post and its preview: side by side from 1024 px, below that one at a time. */
export function PostEditor({ draft, dates, children }: Props) {
  const text = usePostTexts()
  const [shown, setShown] = useState<'write' | 'preview'>('write')
  const hiddenOnPhones = (part: typeof shown) => (part === shown ? '' : 'max-lg:hidden')
  return (
    <>
      <fieldset className="mb-4 flex lg:hidden">
        <legend className="sr-only">{text.view}</legend>
        {(['write', 'preview'] as const).map((part) => (
          <button
            key={part}
            type="button"
            aria-pressed={part === shown}
            onClick={() => setShown(part)}
            className="chip grow justify-center first-of-type:rounded-r-none last-of-type:-ml-px last-of-type:rounded-l-none"
          >
            {text[part]}
          </button>
        ))}
      </fieldset>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className={`card min-w-0 p-5 ${hiddenOnPhones('write')}`}>{children}</div>
        <div className={`min-w-0 self-stretch ${hiddenOnPhones('preview')}`}>
          <PostPreview draft={draft} dates={dates} />
        </div>
      </div>
    </>
  )
}
