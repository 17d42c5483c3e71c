// The organisation and the site's search, for search engines; on the home page.

import type { Site } from '#contract/page.ts'
import { homeTexts } from '#contract/texts/catalogue.home.en.ts'
import { language } from '#contract/texts/language.en.ts'
import { shellTexts } from '#contract/texts/shell.en.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { publicAddress } from '#web/platform/seo.ts'

/** The organisation. */
export const organizationJsonLd = ({ publicUrl, supportPhone }: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: shellTexts.name,
  url: publicAddress(publicUrl, '/'),
  logo: `${publicUrl}/favicon.svg`,
  image: `${publicUrl}/social/yantra.png`,
  areaServed: { '@type': 'Country', name: 'India' },
  ...(supportPhone ? { contactPoint: contactOf(supportPhone) } : {}),
})

const contactOf = (telephone: string) => ({
  '@type': 'ContactPoint',
  contactType: 'customer support',
  telephone,
  areaServed: 'IN',
})

/** The site and its search, which needs a city first. */
export const websiteJsonLd = ({ publicUrl }: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: shellTexts.name,
  alternateName: homeTexts.homeTitle,
  url: publicAddress(publicUrl, '/'),
  inLanguage: language.locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicAddress(publicUrl, pagePaths.anyCityEquipments())}?filter={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})
