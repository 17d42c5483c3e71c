import type { ProductDetail } from '#contract/catalogue.ts'
import type { Crumb } from './breadcrumb.tsx'

type Product = Pick<
  ProductDetail,
  'name' | 'description' | 'make' | 'model' | 'rate' | 'available' | 'category' | 'drawing'
>

/** What search engines read of a product page; the rate is that of one month. */
export const productJsonLd = (product: Product, publicUrl: string, path: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.description,
  brand: { '@type': 'Brand', name: product.make },
  model: product.model,
  category: product.category.name,
  image: publicUrl + product.drawing.url,
  offers: {
    '@type': 'Offer',
    url: publicUrl + path,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceCurrency: 'INR',
    price: (product.rate.perMonthPaise / 100).toFixed(2),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'INR',
      price: (product.rate.perMonthPaise / 100).toFixed(2),
      unitCode: 'MON',
      valueAddedTaxIncluded: false,
    },
    availability: `https://schema.org/${product.available ? 'InStock' : 'OutOfStock'}`,
  },
})

export const breadcrumbJsonLd = (crumbs: readonly Crumb[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ to, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + to,
  })),
})

/** As script elements; a text of the catalogue can't end its element. */
export const jsonLd = (...things: readonly object[]) =>
  things
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`)
    .join('')
