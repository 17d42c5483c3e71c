import type { DeskProduct, ProductKind } from '#contract/catalogue.desk.ts'
import { plural } from '#web/platform/text.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { useDeskProductTexts, useProductsTexts } from './desk-texts.ts'
import { specValue } from './spec-value.ts'
import { useCatalogueText } from './text.ts'

type Props = { product: DeskProduct; kinds: readonly ProductKind[] }

/** A machine for roles that only read the catalogue. */
export function ProductOverview({ product, kinds }: Props) {
  const text = useDeskProductTexts()
  const { cities } = useProductsTexts()
  const { make, model, description, drawing, photos, rateIncludes, rentedWithOperator, mobilisation } = product
  const kind = kinds.flatMap(({ subCategories }) => subCategories).find(({ slug }) => slug === product.subCategory)
  return (
    <section className="card max-w-3xl p-5 md:p-6">
      <img src={drawing.url} alt={text.drawing} className="mb-4 max-h-64 max-w-full" />
      <Facts>
        <Fact label={text.make}>{make}</Fact>
        <Fact label={text.model}>{model}</Fact>
        <Fact label={text.subCategory}>{kind?.name}</Fact>
        <Fact label={text.description}>{description}</Fact>
        <Specs product={product} kinds={kinds} />
        <Fact label={text.operator}>{text.operators[rentedWithOperator]}</Fact>
        <Fact label={text.rateIncludes}>{rateIncludes}</Fact>
        <Fact label={text.mobilisation}>{mobilisation.note}</Fact>
        <Fact label={text.citiesTitle}>{plural(product.cities.length, cities)}</Fact>
      </Facts>
      {photos.map(({ photoId, url, alt }) => (
        <img key={photoId} src={url} alt={alt} className="mt-4 max-h-64 max-w-full rounded" />
      ))}
      <p className="mt-4 text-sm text-ink-3">{text.readOnly}</p>
    </section>
  )
}

/** The specs that describe machines of this category, in its order. */
function Specs({ product, kinds }: Props) {
  const text = useCatalogueText()
  const category = kinds.find(({ subCategories }) => subCategories.some(({ slug }) => slug === product.subCategory))
  return category?.attributes.map((attribute) => {
    const spec = product.specs.find(({ key }) => key === attribute.key)
    return spec ? (
      <Fact key={attribute.key} label={attribute.label}>
        {specValue(spec.value, attribute, text)}
      </Fact>
    ) : null
  })
}
