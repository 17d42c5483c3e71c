import type { DeskPost } from '#contract/content.desk.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { usePostTexts } from './desk-texts.ts'

/** A post for roles that only read it, its body as it was written. */
export function PostOverview({ post: { slug, status, excerpt, author, tags, body } }: { post: DeskPost }) {
  const text = usePostTexts()
  return (
    <section className="card max-w-3xl p-5 md:p-6">
      <Facts>
        <Fact label={text.excerpt}>{excerpt}</Fact>
        <Fact label={text.author}>{author}</Fact>
        <Fact label={text.tags}>{tags.join(', ')}</Fact>
        <Fact label={text.body}>
          <p lang="en-IN" className="wrap-anywhere whitespace-pre-wrap">
            {body}
          </p>
        </Fact>
      </Facts>
      {status === 'PUBLISHED' && (
        <a href={pagePaths.blog(slug)} className="link inline-flex min-h-11 items-center">
          {text.toSite}
        </a>
      )}
      <p className="mt-4 text-sm text-ink-3">{text.readOnly}</p>
    </section>
  )
}
