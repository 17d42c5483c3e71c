import type { MetaDescriptor } from 'react-router'
import { language, otherLanguage } from '#contract/messages/language.en.ts'
import { shellMessages } from '#contract/messages/shell.en.ts'
import type { Site } from '#contract/page.ts'

type Page = { title: string; description: string; path: string; image?: string; noindex?: boolean }

/** Title, description, canonical and social tags of a public page; `matches` is what a route's `meta` gets. */
export function seo(matches: readonly unknown[], page: Page): MetaDescriptor[] {
  const site = publicUrlOf(matches)
  const url = site + addressIn(language, page.path)
  return [
    { title: `${page.title} | ${shellMessages.name}` },
    { name: 'description', content: page.description },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.noindex ? [] : alternates(site, page.path)),
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: language.locale.replace('-', '_') },
    ...(page.image ? [{ property: 'og:image', content: site + page.image }] : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
  ]
}

/** The home page of a language is its base alone: `/hi`. */
const addressIn = ({ base }: { base: string }, path: string) => (path === '/' && base !== '' ? base : base + path)

/** The same page in each language; English for whoever reads neither. */
const alternates = (site: string, path: string): MetaDescriptor[] =>
  [language, otherLanguage, { code: 'x-default', base: '' }].map((one) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: one.code,
    href: site + addressIn(one, path),
  }))

/** Signed-in pages have a title and are found by nobody. */
export const accountMeta = (title: string): MetaDescriptor[] => [{ title }, { name: 'robots', content: 'noindex' }]

/** Address of this installation, as the root route loaded it. */
export function publicUrlOf(matches: readonly unknown[]) {
  const root = matches[0] as { loaderData?: { site: Site } } | undefined
  return root?.loaderData?.site.publicUrl ?? ''
}
