import { Link } from 'react-router'
import type { PostDetail } from '#contract/content.posts.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { useBlogText } from './blog-text.ts'

/** The posts published before and after this one. */
export function Neighbours({ previous, next }: Pick<PostDetail, 'previous' | 'next'>) {
  const text = useBlogText()
  return (
    <nav aria-label={text.neighbours} className="grid gap-3 border-t border-ink pt-5 md:grid-cols-2 md:gap-8">
      {previous && <Neighbour post={previous} label={text.previousPost} rel="prev" />}
      {next && <Neighbour post={next} label={text.nextPost} rel="next" className="md:col-start-2 md:text-right" />}
    </nav>
  )
}

type NeighbourProps = { post: { slug: string; title: string }; label: string; rel: string; className?: string }

const Neighbour = ({ post, label, rel, className = '' }: NeighbourProps) => (
  <Link to={pagePaths.blog(post.slug)} rel={rel} className={`group block min-h-11 ${className}`}>
    <span className="text-sm text-ink-3">{label}</span>
    <span lang="en-IN" className="heading block text-lg group-hover:text-blueprint group-hover:underline">
      {post.title}
    </span>
  </Link>
)
