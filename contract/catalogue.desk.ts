import { z } from 'zod'
import { Drawing, Named, operatorChoices } from './catalogue.ts'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { AskedSlug, boundedText, Id, note, optionalText, queryText, Slug, text } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { versioned } from './versioned.ts'

export const mobilisationModes = ['truck', 'lowbed', 'multi', 'self', 'small'] as const
export const fuelTypes = ['diesel', 'battery-electric', 'electric-mains', 'hybrid', 'petrol'] as const

/** Enough for any catalogue's table of figures. */
const SPECS_MAX = 60
const CITIES_MAX = 500
export const PHOTOS_MAX = 12
/** The alternative text of a photograph. */
export const AltText = text(3, 200)

const SpecKey = boundedText(60).regex(/^[a-zA-Z][a-zA-Z0-9]*$/)
/** A spec in words. */
export const SpecText = text(1, 120)
const Specs = z
  .array(
    z.strictObject({
      key: SpecKey,
      value: z.union([z.number(), z.boolean(), SpecText]),
      /** True of a figure that is typical of the class instead of published for the model. */
      typical: z.literal(true).optional(),
    }),
  )
  .max(SPECS_MAX)
export type SpecEntry = z.infer<typeof Specs>[number]

const fields = {
  name: text(3, 120),
  make: text(1, 60),
  model: text(1, 60),
  subCategory: Slug,
  description: note(1, 2000),
  applications: z.array(text(3, 160)).max(12),
  specs: Specs,
  rateIncludes: text(1, 300),
  mobilisation: z.strictObject({ mode: z.enum(mobilisationModes), note: text(1, 300) }),
  fuel: z.strictObject({ type: z.enum(fuelTypes), consumption: optionalText(80), note: optionalText(300) }),
  rentedWithOperator: z.enum(operatorChoices),
}
/** The fields of a machine that staff edit; its rate is the rate card's, its cities and photographs have calls of their own. */
export const ProductForm = z.strictObject(fields)
export type ProductForm = z.infer<typeof ProductForm>

export const ProductPhoto = z
  .object({ photoId: Id, alt: z.string(), width: z.int(), height: z.int(), url: z.string() })
  .meta({ id: 'ProductPhoto' })
export type ProductPhoto = z.infer<typeof ProductPhoto>

const instant = z.iso.datetime({ offset: true })
const state = {
  productId: Id,
  slug: z.string(),
  isPublished: z.boolean(),
  changedAt: instant,
  perMonthPaise: z.int(),
  drawing: Drawing,
}

/** A machine as the desk edits it. */
export const DeskProduct = z
  .object({
    ...fields,
    ...state,
    mobilisation: z.object({ mode: z.string(), note: z.string() }),
    fuel: z.object({ type: z.string(), consumption: z.string().nullable(), note: z.string().nullable() }),
    cities: z.array(z.string()),
    photos: z.array(ProductPhoto),
  })
  .meta({ id: 'DeskProduct' })
export type DeskProduct = z.infer<typeof DeskProduct>

export const DeskProductLine = z
  .object({
    ...state,
    name: z.string(),
    make: z.string(),
    model: z.string(),
    subCategory: Named,
    cities: z.int(),
    photos: z.int(),
  })
  .meta({ id: 'DeskProductLine' })
export type DeskProductLine = z.infer<typeof DeskProductLine>

/** The input of a spec: a figure within bounds, one of some options, or a figure or words. */
export const SpecField = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  kind: z.enum(['range', 'choice', 'text']),
  options: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
})
export type SpecField = z.infer<typeof SpecField>

const ProductKind = Named.extend({ subCategories: z.array(Named), attributes: z.array(SpecField) })
export type ProductKind = z.infer<typeof ProductKind>

const product = z.object({ product: DeskProduct })
const params = z.object({ slug: AskedSlug })
const edited = ['not-found', 'precondition-required', 'precondition-failed'] as const

export const productSorts = ['name', '-name', 'rate', '-rate', '-changed'] as const

export const deskCatalogueApi = {
  listProductKinds: endpoint({
    ...deskPaths.listProductKinds,
    summary: 'The categories with their sub-categories and the specs that describe their machines.',
    response: z.object({ kinds: z.array(ProductKind) }),
    problems: [],
  }),
  listDeskProducts: endpoint({
    ...deskPaths.listDeskProducts,
    summary: 'Machines, published or not; `filter` searches name, make, model and address.',
    query: z.strictObject({
      filter: queryText(100).optional(),
      subCategory: Slug.optional(),
      published: z.enum(['yes', 'no']).optional(),
      sort: z.enum(productSorts).optional(),
      ...pageQuery,
    }),
    response: z.object({ products: pageOf(DeskProductLine) }),
    problems: [],
  }),
  addProduct: endpoint({
    ...deskPaths.addProduct,
    summary: 'Adds a machine, which nobody sees until it is published.',
    body: ProductForm,
    response: product,
    status: 201,
    problems: [],
  }),
  getDeskProduct: endpoint({
    ...deskPaths.getDeskProduct,
    summary: 'One machine with everything that the desk edits.',
    params,
    response: product,
    problems: ['not-found'],
  }),
  updateProduct: endpoint({
    ...deskPaths.updateProduct,
    summary: 'Replaces what is said about a machine; the public site shows it at once.',
    params,
    headers: versioned,
    ...changeOf(DeskProduct, fields),
    response: product,
    problems: edited,
  }),
  publishProduct: endpoint({
    ...deskPaths.publishProduct,
    summary: 'Shows a machine on the public site; it needs a rate.',
    params,
    headers: versioned,
    body: z.strictObject({}),
    response: product,
    problems: [...edited, 'rate-missing'],
  }),
  withdrawProduct: endpoint({
    ...deskPaths.withdrawProduct,
    summary: 'Takes a machine off the public site.',
    params,
    headers: versioned,
    body: z.strictObject({}),
    response: product,
    problems: edited,
  }),
  setProductCities: endpoint({
    ...deskPaths.setProductCities,
    summary: 'Sets the cities in which a machine can be rented; who waits for it there is told.',
    params,
    headers: versioned,
    body: z.strictObject({ cities: z.array(Slug).max(CITIES_MAX) }),
    response: product,
    problems: edited,
  }),
  addProductPhoto: endpoint({
    ...deskPaths.addProductPhoto,
    summary: 'Adds an uploaded picture (`product-photo`) as the last photograph of a machine.',
    params,
    headers: versioned,
    body: z.strictObject({ fileId: Id, alt: AltText }),
    response: product,
    status: 201,
    problems: [...edited, 'too-many-photos', 'file-unreadable'],
  }),
  saveProductPhotos: endpoint({
    ...deskPaths.saveProductPhotos,
    summary: 'Sets the order and the texts of the photographs; those left out are removed.',
    params,
    headers: versioned,
    body: z.strictObject({ photos: z.array(z.strictObject({ photoId: Id, alt: AltText })).max(PHOTOS_MAX) }),
    response: product,
    problems: edited,
  }),
  previewDrawing: endpoint({
    ...deskPaths.previewDrawing,
    summary: 'The drawing of a machine with these specs, as an SVG file; changes nothing.',
    body: z.strictObject({ name: boundedText(120), subCategory: Slug, specs: Specs }),
    response: z.object({ svg: z.string(), widthM: z.number(), heightM: z.number() }),
    problems: [],
    onlyReads: true,
  }),
}
