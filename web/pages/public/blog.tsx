import '#web/features/content/post.css'
import type { PostDetail } from '#contract/content.posts.ts'
import { Breadcrumb } from '#web/features/catalogue/breadcrumb.tsx'
import { breadcrumbJsonLd, jsonLd } from '#web/features/catalogue/product-json-ld.ts'
import { Section } from '#web/features/catalogue/section.tsx'
import { blogAddress } from '#web/features/content/blog-address.ts'
import { blogText, useBlogText } from '#web/features/content/blog-text.ts'
import { postJsonLd } from '#web/features/content/content-json-ld.ts'
import { feedLink } from '#web/features/content/feed-link.ts'
import { PostFacts } from '#web/features/content/post-facts.tsx'
import { Neighbours, PostContents } from '#web/features/content/post-ways.tsx'
import { shownDate } from '#web/features/content/shown-date.ts'
import { found } from '#web/platform/found.ts'
import { callContext, toolsContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import { rememberMarkup, ServerMarkup, sendMarkup } from '#web/platform/server-markup.tsx'
import { fill } from '#web/platform/text.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { Route } from './+types/blog'
import { machinesOfTags, PostMachines } from './post-machines.tsx'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(callContext)
  const { post } = await found(call('getPost', { params: { slug: params.slug } }))
  const machines = await machinesOfTags(call, post.tags)
  const { publicUrl } = context.get(toolsContext).site
  await rememberMarkup(context, factsId(post.slug), async () => jsonLdOf(post, publicUrl))
  const { html: made, ...rest } = post
  return { post: rest, machines, html: await sendMarkup(context, bodyId(post.slug), async () => made) }
}

const factsId = (slug: string) => `post-facts-${slug}`
const bodyId = (slug: string) => `post-body-${slug}`

const above = () => [{ to: pagePaths.blogs(), name: blogText().title }]

function jsonLdOf(post: PostDetail, publicUrl: string) {
  const crumbs = [...above(), { to: pagePaths.blog(post.slug), name: post.title }]
  return jsonLd(postJsonLd(post, publicUrl), breadcrumbJsonLd(crumbs, publicUrl))
}

export const links: Route.LinksFunction = () => [feedLink()]

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { slug, title, excerpt, publishedAt, author } = loaderData.post
  return [
    ...seo(matches, { title, description: excerpt, path: pagePaths.blog(slug) }).map((tag) =>
      'property' in tag && tag.property === 'og:type' ? { ...tag, content: 'article' } : tag,
    ),
    { property: 'article:published_time', content: publishedAt },
    { name: 'author', content: author },
  ]
}

/** One post, its contents and neighbours, and its machines. */
export default function Blog({ loaderData: { post, machines, html } }: Route.ComponentProps) {
  const text = useBlogText()
  return (
    <main>
      <ServerMarkup id={factsId(post.slug)} fallback={null} />
      <article className="page pt-2 md:pt-4">
        <Breadcrumb crumbs={above()} />
        <h1 lang="en-IN" className="display mt-1 max-w-4xl text-4xl md:text-6xl">
          {post.title}
        </h1>
        <p lang="en-IN" className="mt-4 max-w-2xl text-lg text-ink-2 md:text-xl">
          {post.excerpt}
        </p>
        <Byline post={post} />
        <div className="mt-8 gap-12 border-t border-ink pt-8 md:mt-10 md:grid md:grid-cols-[14rem_1fr]">
          <PostContents headings={post.headings} />
          <div lang="en-IN">
            <ServerMarkup id={bodyId(post.slug)} html={html} className="post-body max-w-2xl" fallback={null} />
          </div>
        </div>
      </article>
      {machines.length > 0 && (
        <Section title={text.machines}>
          <PostMachines machines={machines} />
        </Section>
      )}
      <div className="page mt-12 md:mt-16">
        <Neighbours previous={post.previous} next={post.next} />
      </div>
    </main>
  )
}

type Shown = Route.ComponentProps['loaderData']['post']

function Byline({ post }: { post: Shown }) {
  const text = useBlogText()
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-medium">{fill(text.by, { author: post.author })}</p>
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
