import type { MetaDescriptor } from 'react-router'
import type { Site } from '#contract/page.ts'
import { language, otherLanguage } from '#contract/texts/language.en.ts'
import { shellTexts } from '#contract/texts/shell.en.ts'

type Page = {
  title: string
  description: string
  path: string
  /** Picture of 1200 × 630 for social cards; defaults to the site's own. */
  image?: string
  noindex?: boolean
}

/** Title, description, canonical address and social tags of a public page; `matches` comes from the route's `meta`. */
export function seo(matches: readonly unknown[], page: Page): MetaDescriptor[] {
  const site = publicUrlOf(matches)
  return [
    { title: `${page.title} | ${shellTexts.name}` },
    { name: 'description', content: page.description },
    // Never both: a page hidden from search engines has no canonical address or language versions.
    page.noindex
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: publicAddress(site, page.path) },
    // Only social networks and search engines read these; navigation within the app needs none of them.
    ...(import.meta.env.SSR ? tagsForOthers(site, page) : []),
  ]
}

/** The home page's address in a language is the bare prefix: `/hi`. */
const addressIn = ({ base }: { base: string }, path: string) => (path === '/' && base !== '' ? base : base + path)

const HOUSE_PICTURE = '/social/yantra.png'

function tagsForOthers(site: string, page: Page): MetaDescriptor[] {
  const image = site + (page.image ?? HOUSE_PICTURE)
  return [
    ...(page.noindex ? [] : versions(site, page.path)),
    { property: 'og:site_name', content: shellTexts.name },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: publicAddress(site, page.path) },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: language.locale.replace('-', '_') },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
  ]
}

/** The page in each language, with English as the default. */
const versions = (site: string, path: string): MetaDescriptor[] =>
  [language, otherLanguage, { code: 'x-default', base: '' }].map((one) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: one.code,
    href: site + addressIn(one, path),
  }))

/** Signed-in pages have a title and are not indexed. */
export const accountMeta = (title: string): MetaDescriptor[] => [{ title }, { name: 'robots', content: 'noindex' }]

/** This installation's address, from the root route's loader. */
function publicUrlOf(matches: readonly unknown[]) {
  const root = matches[0] as { loaderData?: { site: Site } } | undefined
  return root?.loaderData?.site.publicUrl ?? ''
}

/** A page's absolute address, in the language of this build. */
export const publicAddress = (publicUrl: string, path: string) => publicUrl + addressIn(language, path)
