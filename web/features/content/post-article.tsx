import './post.css'
import type { ReactNode } from 'react'
import type { Post, PostDetail } from '#contract/content.posts.ts'
import { fill } from '#web/platform/text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { blogAddress } from './blog-address.ts'
import { useBlogText } from './blog-text.ts'
import { OnThisPage } from './on-this-page.tsx'
import { PostFacts } from './post-facts.tsx'
import { shownDate } from './shown-date.ts'

type ArticlePost = Pick<Post, 'title' | 'excerpt' | 'author' | 'tags' | 'publishedAt' | 'readingMinutes'> &
  Pick<PostDetail, 'updatedAt' | 'headings'>

type Props = {
  post: ArticlePost
  /** The rendered body. */
  children: ReactNode
  above?: ReactNode
  /** The level of its title, where the page has a heading of its own. */
  heading?: 'h1' | 'h2'
}

/** A post as readers see it, laid out by the width it has: on the public page, and in the preview at the desk. */
export const PostArticle = ({ post, children, above, heading: Heading = 'h1' }: Props) => (
  <div className="@container">
    <article className="page pt-2 md:pt-4">
      {above}
      <Heading lang="en-IN" className="display mt-1 max-w-4xl text-4xl wrap-anywhere @3xl:text-6xl">
        {post.title}
      </Heading>
      <p lang="en-IN" className="mt-4 max-w-2xl text-lg wrap-anywhere text-ink-2 @3xl:text-xl">
        {post.excerpt}
      </p>
      <Byline post={post} />
      <div className="mt-8 gap-12 border-t border-ink pt-8 @3xl:mt-10 @3xl:grid @3xl:grid-cols-[14rem_1fr]">
        <OnThisPage title={useBlogText().onThisPage} headings={post.headings} className="@max-3xl:hidden" />
        <div lang="en-IN">{children}</div>
      </div>
    </article>
  </div>
)

function Byline({ post }: { post: ArticlePost }) {
  const text = useBlogText()
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-medium wrap-anywhere">{fill(text.by, { author: post.author })}</p>
      <PostFacts publishedAt={post.publishedAt} readingMinutes={post.readingMinutes} />
      {post.updatedAt && (
        <p className="text-sm text-ink-3">{fill(text.updated, { date: shownDate(post.updatedAt) })}</p>
      )}
      <ul className="flex flex-wrap gap-2">
        {post.tags.map(({ slug, name }) => (
          <li key={slug}>
            <Chip to={blogAddress({ tag: slug, page: 1 })}>{name}</Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
