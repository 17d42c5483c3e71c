import type { PostDetail } from '#contract/content.posts.ts'
import { Breadcrumb } from '#web/features/catalogue/breadcrumb.tsx'
import { breadcrumbJsonLd, jsonLd } from '#web/features/catalogue/product-json-ld.ts'
import { Section } from '#web/features/catalogue/section.tsx'
import { blogText, useBlogText } from '#web/features/content/blog-text.ts'
import { postJsonLd } from '#web/features/content/content-json-ld.ts'
import { feedLink } from '#web/features/content/feed-link.ts'
import { PostArticle } from '#web/features/content/post-article.tsx'
import { Neighbours } from '#web/features/content/post-ways.tsx'
import { found } from '#web/platform/found.ts'
import { callContext, toolsContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import { rememberMarkup, ServerMarkup, sendMarkup } from '#web/platform/server-markup.tsx'
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
      <PostArticle post={post} above={<Breadcrumb crumbs={above()} />}>
        <ServerMarkup id={bodyId(post.slug)} html={html} className="post-body max-w-2xl" fallback={null} />
      </PostArticle>
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
