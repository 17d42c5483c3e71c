import { Link } from 'react-router'
import type { Post } from '#contract/content.posts.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { PostFacts } from './post-facts.tsx'

type ListedPost = Pick<Post, 'slug' | 'title' | 'excerpt' | 'publishedAt' | 'readingMinutes'>

/** A list of posts, each with its summary. */
export const PostList = ({ posts }: { posts: readonly ListedPost[] }) => (
  <ul>
    {posts.map(({ slug, title, excerpt, ...facts }) => (
      <li key={slug} className="relative border-t border-line py-6 first:border-t-0 first:pt-0 hover:text-blueprint">
        <PostFacts {...facts} />
        <h2 lang="en-IN" className="mt-1">
          <Link to={pagePaths.blog(slug)} className="heading text-2xl after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        <p lang="en-IN" className="mt-1.5 max-w-2xl text-ink-2">
          {excerpt}
        </p>
      </li>
    ))}
  </ul>
)
