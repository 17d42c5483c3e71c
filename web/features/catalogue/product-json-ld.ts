// What search engines read of the catalogue's pages, as schema.org has it.
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
  | 'specLabels'
>
type Place = { name: string; publicUrl: string; path: string }

/** A machine in a city; it is offered only where it can be had. */
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

/** The figures with their units, as the table on the page has them. */
const propertiesOf = ({ specs, specLabels }: Product) =>
  specLabels.map(({ key, label, unit, options }) => ({
    '@type': 'PropertyValue',
    name: label,
    value: options?.find(({ value }) => value === String(specs[key]))?.label ?? specs[key],
    ...(unit ? { unitText: unit } : {}),
  }))

/** Hire, not sale: the rate is that of one month (UN/CEFACT code MON), before GST, and stands nowhere as a price alone. */
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

/** The way to a page, itself included. */
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

/** As script elements; a text of the catalogue can't end its element. */
export const jsonLd = (...things: readonly object[]) =>
  things
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`)
    .join('')
