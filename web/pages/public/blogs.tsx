import { Link } from 'react-router'
import { blogAddress, readBlog } from '#web/features/content/blog-address.ts'
import { blogText, useBlogText } from '#web/features/content/blog-text.ts'
import { feedLink } from '#web/features/content/feed-link.ts'
import { PostList } from '#web/features/content/post-list.tsx'
import { found, notFound } from '#web/platform/found.ts'
import { callContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import { fill } from '#web/platform/text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import type { Route } from './+types/blogs'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

const PAGE_SIZE = 6

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(callContext)
  const { tag, page } = readBlog(url.searchParams)
  const query = { ...(tag ? { tag } : {}), page: String(page - 1), size: String(PAGE_SIZE) }
  const [{ tags }, { posts, totalElements }] = await Promise.all([
    call('listTags'),
    found(call('listPosts', { query })),
  ])
  if (posts.length === 0 && page > 1) throw notFound()
  return {
    tags: tags.map(({ slug, name }) => ({ slug, name })),
    tag: tags.find(({ slug }) => slug === tag) ?? (tag ? { slug: tag, name: tag } : undefined),
    page,
    pages: Math.ceil(totalElements / PAGE_SIZE),
    posts: posts.map(({ slug, title, excerpt, publishedAt, readingMinutes }) => ({
      slug,
      title,
      excerpt,
      publishedAt,
      readingMinutes,
    })),
  }
}

export const links: Route.LinksFunction = () => [feedLink()]

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const text = blogText()
  const { tag, page, posts } = loaderData
  const title = tag ? fill(text.titleOfTag, { tag: tag.name }) : text.title
  return seo(matches, {
    title: page > 1 ? fill(text.titleOfPage, { title, n: page }) : title,
    description: tag ? fill(text.descriptionOfTag, { tag: tag.name }) : text.description,
    path: blogAddress({ tag: tag?.slug, page }),
    noindex: posts.length === 0,
  })
}

/** The blog's posts, newest first, all or of one tag. */
export default function Blogs({ loaderData: { tags, tag, page, pages, posts } }: Route.ComponentProps) {
  const text = useBlogText()
  return (
    <main className="page py-8 md:py-14">
      <h1 className="display text-4xl md:text-6xl">{tag ? fill(text.titleOfTag, { tag: tag.name }) : text.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-2 md:text-xl">{text.tagline}</p>
      <div className="mt-8 border-t border-ink pt-8 md:mt-12 md:grid md:grid-cols-[1fr_16rem] md:gap-14">
        <div>
          {posts.length === 0 ? <NoPosts /> : <PostList posts={posts} />}
          <Pager
            page={page - 1}
            pages={pages}
            address={(index) => blogAddress({ tag: tag?.slug, page: index + 1 })}
            text={{
              pages: text.pages,
              previous: text.newer,
              next: text.older,
              position: fill(text.position, { n: page, of: pages }),
            }}
          />
        </div>
        <Tags tags={tags} current={tag?.slug} />
      </div>
    </main>
  )
}

type Named = { slug: string; name: string }

function Tags({ tags, current }: { tags: readonly Named[]; current: string | undefined }) {
  const text = useBlogText()
  return (
    <aside className="max-md:mt-10 max-md:border-t max-md:border-line max-md:pt-6">
      <nav aria-label={text.tags}>
        <h2 className="heading mb-3 text-xl">{text.tags}</h2>
        <ul className="flex flex-wrap gap-2">
          <li>
            <Chip to={pagePaths.blogs()} current={current === undefined}>
              {text.allTags}
            </Chip>
          </li>
          {tags.map(({ slug, name }) => (
            <li key={slug}>
              <Chip to={blogAddress({ tag: slug, page: 1 })} current={slug === current}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <a href={feedLink().href} className="link mt-5 inline-flex min-h-11 items-center">
        {text.feed}
      </a>
    </aside>
  )
}

function NoPosts() {
  const text = useBlogText()
  return (
    <StatePanel title={text.noPosts} text={text.noPostsText}>
      <Link className="link" to={pagePaths.blogs()}>
        {text.allTags}
      </Link>
    </StatePanel>
  )
}
