import type { MetaDescriptor } from 'react-router'
import type { Site } from '#contract/page.ts'
import { language, otherLanguage } from '#contract/texts/language.en.ts'
import { shellTexts } from '#contract/texts/shell.en.ts'

type Page = {
  title: string
  description: string
  path: string
  /** Picture of 1200 × 630 for links elsewhere; the house's own unless the page has one. */
  image?: string
  noindex?: boolean
}

/** Title, description, canonical and social tags of a public page; `matches` is what a route's `meta` gets. */
export function seo(matches: readonly unknown[], page: Page): MetaDescriptor[] {
  const site = publicUrlOf(matches)
  return [
    { title: `${page.title} | ${shellTexts.name}` },
    { name: 'description', content: page.description },
    // Not both: what is not to be found is no version of anything either.
    page.noindex
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: publicAddress(site, page.path) },
    // Read by networks and search engines alone: a browser that goes on within the app needs none of them.
    ...(import.meta.env.SSR ? tagsForOthers(site, page) : []),
  ]
}

/** The home page of a language is its base alone: `/hi`. */
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

/** The same page in each language; English for whoever reads neither. */
const versions = (site: string, path: string): MetaDescriptor[] =>
  [language, otherLanguage, { code: 'x-default', base: '' }].map((one) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: one.code,
    href: site + addressIn(one, path),
  }))

/** Signed-in pages have a title and are found by nobody. */
export const accountMeta = (title: string): MetaDescriptor[] => [{ title }, { name: 'robots', content: 'noindex' }]

/** Address of this installation, as the root route loaded it. */
function publicUrlOf(matches: readonly unknown[]) {
  const root = matches[0] as { loaderData?: { site: Site } } | undefined
  return root?.loaderData?.site.publicUrl ?? ''
}

/** Address of a page as it is told elsewhere, in the language of this build. */
export const publicAddress = (publicUrl: string, path: string) => publicUrl + addressIn(language, path)
