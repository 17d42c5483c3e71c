import type { MetaDescriptor } from 'react-router'
import { shellMessages } from '#contract/messages/shell.en.ts'
import type { Site } from '#contract/page.ts'

type Page = { title: string; description: string; path: string; image?: string; noindex?: boolean }

/** Title, description, canonical and social tags of a public page; `matches` is what a route's `meta` gets. */
export function seo(matches: readonly unknown[], page: Page): MetaDescriptor[] {
  const url = publicUrlOf(matches) + page.path
  return [
    { title: `${page.title} | ${shellMessages.name}` },
    { name: 'description', content: page.description },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    ...(page.image ? [{ property: 'og:image', content: publicUrlOf(matches) + page.image }] : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
  ]
}

/** Signed-in pages have a title and are found by nobody. */
export const accountMeta = (title: string): MetaDescriptor[] => [{ title }, { name: 'robots', content: 'noindex' }]

/** Address of this installation, as the root route loaded it. */
export function publicUrlOf(matches: readonly unknown[]) {
  const root = matches[0] as { loaderData?: { site: Site } } | undefined
  return root?.loaderData?.site.publicUrl ?? ''
}
