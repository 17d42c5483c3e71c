// Machines at the desk: reading and changing what is said about them, and where they can be rented.
import type { DeskProduct, ProductForm, ProductKind, SpecEntry } from '#contract/catalogue.desk.ts'
import { deskCatalogueApi } from '#contract/catalogue.desk.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { citySlugs } from '#server/modules/locations/locations.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import * as store from './desk-products.store.ts'
import { drawnFile } from './drawings.ts'
import { lockedProduct, settingOf, writeProduct } from './editing.ts'
import type { Setting } from './entries.ts'
import type { Specs } from './product-entry.rules.ts'
import { factsOf, newFacts, recorded, subjectOf } from './product-facts.ts'
import { specFaults, toSpecs } from './specs.rules.ts'
import { categoryOf } from './structure.rules.ts'
import { readStructure } from './structure.store.ts'
import { lockCatalogue } from './version.store.ts'

const entriesOf = (specs: Specs, typical: readonly string[]): SpecEntry[] =>
  Object.entries(specs).map(([key, value]) => ({ key, value, ...(typical.includes(key) ? { typical: true } : {}) }))

/** A machine as the desk sees it, with the number of its version. Throws `not-found`. */
export async function shownProduct(tx: Queryable, slug: string): Promise<{ product: DeskProduct; version: number }> {
  const found = await store.deskProduct(tx, slug)
  if (!found) throw new Problem('not-found')
  const { version, specs, typical, changedAt, perDayPaise: _day, rateBasis: _basis, ...product } = found
  return {
    product: { ...product, specs: entriesOf(specs, typical), changedAt: changedAt.toISOString() },
    version,
  }
}

export const getDeskProduct = (tools: Tools, caller: Staff, slug: string) =>
  act(tools, caller, ({ tx }) => shownProduct(tx, slug))

export const listDeskProducts = (tools: Tools, caller: Staff, filter: store.DeskFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await store.deskProducts(tx, filter)
    const content = rows.map(({ total: _total, changedAt, ...line }) => ({
      ...line,
      changedAt: changedAt.toISOString(),
    }))
    return { products: toPage(content, rows[0]?.total ?? 0, filter) }
  })

/** The categories with the fields of their machines. */
export const listProductKinds = (tools: Tools, caller: Staff) =>
  act(tools, caller, async ({ tx }): Promise<{ kinds: ProductKind[] }> => {
    const lines = (await readStructure(tx))?.lines ?? []
    return { kinds: lines.flatMap((line) => line.categories) }
  })

/** Adds a machine, which nobody sees until it is published. Throws `validation`. */
export const addProduct = (tools: Tools, caller: Staff, form: ProductForm) =>
  act(tools, caller, async (action) => {
    // Two machines of one name that are added at once get different addresses.
    await lockCatalogue(action.tx)
    const setting = await settingOf(action.tx)
    const facts = await newFacts(action, factsOf(form, setting))
    await writeProduct(action, { facts, isPublished: false, setting })
    await audit(action, 'addProduct', subjectOf(facts), changedFields({}, recorded(facts)))
    return shownProduct(action.tx, facts.slug)
  })

type Changed = Pick<store.EditedProduct, 'facts' | 'isPublished'>
type Edit = {
  act: 'updateProduct' | 'publishProduct' | 'withdrawProduct' | 'setProductCities'
  slug: string
  ifMatch: string | undefined
  /** Undefined if there is nothing to change. */
  change: (
    before: store.EditedProduct,
    setting: Setting,
    action: Action<Staff>,
  ) => Changed | Promise<Changed | undefined>
}

/** One change of a machine. Throws `not-found`, `precondition-required`, `precondition-failed`, and what `change` throws. */
const editProduct = (tools: Tools, caller: Staff, { act: name, slug, ifMatch, change }: Edit) =>
  act(tools, caller, async (action) => {
    const before = await lockedProduct(action.tx, slug)
    requireFresh(ifMatch, before.version)
    const setting = await settingOf(action.tx)
    const after = await change(before, setting, action)
    if (after === undefined) return shownProduct(action.tx, slug)
    await writeProduct(action, { before, setting, ...after })
    const state = ({ facts, isPublished }: Changed) => ({ ...recorded(facts), isPublished })
    await audit(action, name, subjectOf(after.facts), changedFields(state(before), state(after)))
    return shownProduct(action.tx, slug)
  })

type Save<Sent> = { sent: Sent; ifMatch: string | undefined }

const update = deskCatalogueApi.updateProduct
type Sent = ParsedOf<typeof update>['body']

/** Replaces what is said about a machine. Throws `validation` for another value of a field that is read only as well. */
export const updateProduct = (tools: Tools, caller: Staff, slug: string, { sent, ifMatch }: Save<Sent>) =>
  editProduct(tools, caller, {
    act: 'updateProduct',
    slug,
    ifMatch,
    async change({ facts, ...before }, setting, { tx }) {
      const changes = changesOf(update, sent, (await shownProduct(tx, slug)).product)
      if (Object.keys(changes).length === 0) return undefined
      const form = update.change.fields.parse({ ...sent, ...changes })
      return { ...before, facts: { ...facts, ...factsOf(form, setting) } }
    },
  })

/** Shows a machine on the public site. Throws `rate-missing` as well. */
export const publishProduct = (tools: Tools, caller: Staff, slug: string, ifMatch: string | undefined) =>
  editProduct(tools, caller, {
    act: 'publishProduct',
    slug,
    ifMatch,
    change({ facts }) {
      if (facts.perMonthPaise === 0) throw new Problem('rate-missing')
      return { facts, isPublished: true }
    },
  })

/** Takes a machine off the public site. */
export const withdrawProduct = (tools: Tools, caller: Staff, slug: string, ifMatch: string | undefined) =>
  editProduct(tools, caller, {
    act: 'withdrawProduct',
    slug,
    ifMatch,
    change: ({ facts }) => ({ facts, isPublished: false }),
  })

/** Sets the cities of a machine. Throws `validation` for an unknown one as well. */
export const setProductCities = (tools: Tools, caller: Staff, slug: string, { sent, ifMatch }: Save<string[]>) =>
  editProduct(tools, caller, {
    act: 'setProductCities',
    slug,
    ifMatch,
    async change({ facts, isPublished }, _setting, { tx }) {
      const known = new Set(await citySlugs(tx))
      if (!sent.every((city) => known.has(city)))
        throw new Problem('validation', { violations: [violation('cities', 'invalid')] })
      return { facts: { ...facts, cities: [...new Set(sent)].toSorted() }, isPublished }
    },
  })

type Sketch = Pick<ProductForm, 'name' | 'subCategory' | 'specs'>

/** The labelled drawing of a machine that is being typed. Throws `validation`. */
export const previewDrawing = (tools: Tools, caller: Staff, sketch: Sketch) =>
  act(tools, caller, async ({ tx }) => {
    const category = categoryOf((await readStructure(tx))?.lines ?? [], sketch.subCategory)
    if (!category) throw new Problem('validation', { violations: [violation('subCategory', 'invalid')] })
    const faults = specFaults(category.attributes, sketch.specs)
    if (faults.length > 0) throw new Problem('validation', { violations: faults })
    const labels = Object.fromEntries(category.attributes.map(({ key, label }) => [key, label]))
    const specs = toSpecs(category.attributes, sketch.specs)
    return drawnFile({ subCategory: sketch.subCategory, specs }, { title: sketch.name, labels })
  })
