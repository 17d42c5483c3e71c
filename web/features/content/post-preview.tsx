import { useState } from 'react'
import { slugOf } from '#contract/slugs.ts'
import { ServerMarkup } from '#web/platform/server-markup.tsx'
import { usePaused } from '#web/platform/use-paused.ts'
import { type PostDraft, tagsIn } from './desk-post-draft.ts'
import { usePreview } from './desk-posts.queries.ts'
import { usePostTexts } from './desk-texts.ts'
import { PostArticle } from './post-article.tsx'

type Props = {
  draft: PostDraft
  dates: PostDates
}

/** When it was first published, and last changed after that. */
export type PostDates = { publishedAt: string | null; updatedAt: string | null }

/** The post as it is typed, made by the renderer and the components of its public page. */
export function PostPreview({ draft, dates: { publishedAt, updatedAt } }: Props) {
  const text = usePostTexts()
  const [now] = useState(() => new Date().toISOString())
  const { data, isError } = usePreview(usePaused(draft.body))
  const { html = '', headings = [], readingMinutes = 1 } = data ?? {}
  const tags = tagsIn(draft.tags).map((name) => ({ slug: slugOf(name), name }))
  const { title, excerpt, author } = draft
  return (
    <section
      aria-label={text.preview}
      className="card overflow-clip bg-paper py-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      {isError && <p className="px-4 font-medium text-danger">{text.previewFailed}</p>}
      <PostArticle
        heading="h2"
        post={{
          title: title.trim() || text.previewTitle,
          excerpt,
          author,
          tags,
          headings,
          readingMinutes,
          publishedAt: publishedAt ?? now,
          updatedAt,
        }}
      >
        <ServerMarkup key={html} id="post-preview" html={html} className="post-body max-w-2xl" fallback={null} />
      </PostArticle>
    </section>
  )
}
