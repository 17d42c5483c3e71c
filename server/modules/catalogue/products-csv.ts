// Machines as files.
import { CSV_ROWS_MAX } from '#contract/csv-files.ts'
import { dateInIndia } from '#contract/dates.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { type Act, auditAll, changedFields } from '#server/platform/audit.ts'
import { fileOf } from '#server/platform/csv-columns.ts'
import type { CsvImport } from '#server/platform/csv-import.ts'
import type { Cells, FileKind } from '#server/platform/csv-plan.ts'
import { fault } from '#server/platform/csv-read.ts'
import type { Staff } from '#server/platform/principal.ts'
import { lockProducts, productsBySlug, productsOf, takenNames } from './csv.store.ts'
import { type Edit, settingOf, writeProducts } from './editing.ts'
import { newFacts, recorded, subjectOf } from './product-facts.ts'
import { judgeProduct, type ProductWork, productColumns, rowOf } from './products-csv.rules.ts'
import { readStructure } from './structure.store.ts'
import { lockCatalogue } from './version.store.ts'

const treeOf = async ({ tx }: Pick<Action, 'tx'>) => (await readStructure(tx))?.lines ?? []

type Query = { subCategory?: string | undefined }

/** All machines, or those of a sub-category. Throws `too-many-machines`. */
export const downloadProducts = (tools: Tools, caller: Staff, { subCategory }: Query) =>
  act(tools, caller, async (action) => {
    const products = await productsOf(action.tx, subCategory, CSV_ROWS_MAX + 1)
    const content = fileOf(productColumns(await treeOf(action), subCategory), products.map(rowOf), 'too-many-machines')
    return { name: `products-${dateInIndia(action.now)}.csv`, content }
  })

export const slugsOf = (rows: readonly Cells[]) => rows.map(({ cell }) => cell('slug')).filter((slug) => slug !== '')

async function kindFor(action: Action<Staff>, rows: readonly Cells[]): Promise<FileKind<ProductWork>> {
  const tree = await treeOf(action)
  const columns = productColumns(tree)
  const present = await productsBySlug(action.tx, slugsOf(rows))
  const names = rows.filter(({ cell }) => cell('slug') === '').map(({ cell }) => cell('name').toLowerCase())
  const taken = await takenNames(action.tx, names)
  return {
    columns,
    keyOf: ({ cell }) => cell('slug') || cell('name'),
    find({ cell }) {
      const [slug, name] = [cell('slug'), cell('name')]
      const product = present.get(slug)
      if (product) return { label: product.facts.name, before: rowOf(product), seen: product.version }
      if (slug !== '') return [fault('slug', slug, 'new-has-no-slug')]
      if (taken.has(name.toLowerCase())) return [fault('name', name, 'machine-exists')]
      return { label: name, before: undefined, seen: null }
    },
    judge: (said, _found, { cell }) => judgeProduct(said, { tree, columns, before: present.get(cell('slug')) }),
  }
}

async function editsOf(action: Action<Staff>, works: readonly ProductWork[]) {
  const taken = new Set<string>()
  const edits: Edit[] = []
  for (const { before, form, isPublished } of works) {
    const facts = before ? { ...before.facts, ...form } : await newFacts(action, form, taken)
    taken.add(facts.slug)
    edits.push({ before, facts, isPublished })
  }
  return edits
}

/** The same entries as by hand. */
function actsOf({ before, facts, isPublished }: Edit): Act[] {
  const subject = subjectOf(facts)
  const changes = changedFields(before ? recorded(before.facts) : {}, recorded(facts))
  if (!before) return [{ act: 'addProduct', subject, changes }]
  const published = { isPublished: { was: before.isPublished, is: isPublished } }
  return [
    ...(Object.keys(changes).length > 0 ? [{ act: 'updateProduct' as const, subject, changes }] : []),
    ...(before.isPublished === isPublished
      ? []
      : [
          {
            act: isPublished ? ('publishProduct' as const) : ('withdrawProduct' as const),
            subject,
            changes: published,
          },
        ]),
  ]
}

/** Makes machines of a file's rows, as `addProduct`, `updateProduct`, `publishProduct` and `withdrawProduct` do. */
export const productsImport: CsvImport<ProductWork> = {
  call: 'importProducts',
  async lock({ tx }, rows) {
    await lockProducts(tx, slugsOf(rows))
    await lockCatalogue(tx)
  },
  kindFor,
  async write(action, works) {
    const edits = await editsOf(action, works)
    await writeProducts(action, edits, await settingOf(action.tx))
    await auditAll(action, edits.flatMap(actsOf))
  },
}
