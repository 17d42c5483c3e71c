// Schema.org data of the catalogue's pages, for search engines.
import type { ProductDetail } from '#contract/catalogue.ts'
import { shellTexts } from '#contract/texts/shell.en.ts'
import { publicAddress } from '#web/platform/seo.ts'
import type { Crumb } from './breadcrumb.tsx'
import { socialPicture } from './social-picture.ts'

type Product = Pick<
  ProductDetail,
  | 'slug'
  | 'name'
  | 'description'
  | 'make'
  | 'model'
  | 'rate'
  | 'available'
  | 'category'
  | 'drawing'
  | 'specs'
  | 'typical'
  | 'specLabels'
>
type Place = { name: string; publicUrl: string; path: string }

/** A machine in a city, with an offer only if it is available there. */
export const productJsonLd = (product: Product, place: Place) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.description,
  sku: product.slug,
  url: publicAddress(place.publicUrl, place.path),
  brand: { '@type': 'Brand', name: product.make },
  model: product.model,
  category: product.category.name,
  image: [place.publicUrl + socialPicture(product), place.publicUrl + product.drawing.url],
  additionalProperty: propertiesOf(product),
  ...(product.available ? { offers: offerOf(product, place) } : {}),
})

/** The published figures with their units; schema.org has no word for a figure that is typical of the class. */
const propertiesOf = ({ specs, typical, specLabels }: Product) =>
  specLabels
    .filter(({ key }) => !typical.includes(key))
    .map(({ key, label, unit, options }) => ({
      '@type': 'PropertyValue',
      name: label,
      value: options?.find(({ value }) => value === String(specs[key]))?.label ?? specs[key],
      ...(unit ? { unitText: unit } : {}),
    }))

/** For rent, not for sale: the rate of one month (UN/CEFACT code MON), before GST, never as a plain price. */
const offerOf = ({ rate }: Product, { name, publicUrl, path }: Place) => ({
  '@type': 'Offer',
  url: publicAddress(publicUrl, path),
  businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
  availability: 'https://schema.org/InStock',
  areaServed: { '@type': 'City', name },
  seller: { '@type': 'Organization', name: shellTexts.name, url: publicAddress(publicUrl, '/') },
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'INR',
    price: (rate.perMonthPaise / 100).toFixed(2),
    unitCode: 'MON',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    valueAddedTaxIncluded: false,
  },
})

/** The breadcrumbs of a page, itself included. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ to, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicAddress(publicUrl, to),
  })),
})

/** The data as script elements; a text of the catalogue cannot end its element. */
export const jsonLd = (...things: readonly object[]) =>
  things
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`)
    .join('')
