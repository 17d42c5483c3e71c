import { Link } from 'react-router'
import { useHomeText } from '#web/features/catalogue/home-text.ts'
import { Section } from '#web/features/catalogue/section.tsx'
import { useHomeContentText } from '#web/features/content/home-content-text.ts'
import { pagePaths } from '#web/platform/paths.ts'

type Industry = { slug: string; title: string; description: string }

/** The industries as an index. */
export function Industries({ industries }: { industries: readonly Industry[] }) {
  const text = useHomeContentText()
  return (
    <Section title={text.industries} intro={text.industriesText}>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {industries.map(({ slug, title, description }) => (
          <li key={slug} className="relative border-t border-line py-4 hover:text-blueprint">
            <h3>
              <Link
                to={pagePaths.industry(slug)}
                className="heading text-lg after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            </h3>
            <p className="text-ink-2 max-sm:text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The main advice before renting, with a link to the rest. */
export function Safety() {
  const text = { ...useHomeText(), ...useHomeContentText() }
  return (
    <Section title={text.safety}>
      <div className="border-l-4 border-amber bg-card px-5 py-4">
        <h3 className="font-semibold">{text.safetyTitle}</h3>
        <p className="mt-1 max-w-3xl text-ink-2">{text.safetyText}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {[
            [pagePaths.workerSafety(), text.workerSafety],
            [pagePaths.resources('health-and-safety'), text.healthAndSafety],
          ].map(([to = '', label]) => (
            <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
          ))}
        </p>
      </div>
    </Section>
  )
}

type Post = { slug: string; title: string; publishedAt: string; date: string }

/** The newest blog posts; nothing without posts. */
export function LatestPosts({ posts }: { posts: readonly Post[] }) {
  const text = useHomeContentText()
  if (posts.length === 0) return null
  return (
    <Section title={text.posts}>
      <ul className="grid gap-6 md:grid-cols-3 md:gap-10">
        {posts.map(({ slug, title, publishedAt, date }) => (
          <li key={slug} className="relative hover:text-blueprint">
            <time dateTime={publishedAt} className="text-sm text-ink-3">
              {date}
            </time>
            <h3 lang="en-IN">
              <Link to={pagePaths.blog(slug)} className="heading text-xl after:absolute after:inset-0 hover:underline">
                {title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
      <Link to={pagePaths.blogs()} className="link mt-4 inline-flex min-h-11 items-center">
        {text.allPosts}
      </Link>
    </Section>
  )
}
