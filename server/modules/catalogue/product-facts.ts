// From the form of a machine to its facts, and to its entries in the audit trail.
import type { ProductForm } from '#contract/catalogue.desk.ts'
import { Problem } from '#contract/problems.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { violation } from '#server/platform/violations.ts'
import { type KnownFacts, slugsLike } from './desk-products.store.ts'
import type { Setting } from './entries.ts'
import { specFaults, toSpecs, typicalOf } from './specs.rules.ts'
import { categoryOf } from './structure.rules.ts'
import { wordsOf } from './words.rules.ts'

/** The published working month, until the rate card says otherwise. */
const RATE_BASIS = '26 days x 10 h shift per month'
const SLUG_MAX = 70

/** The facts of a form. Throws `validation` for an unknown sub-category or specs that do not suit it. */
export function factsOf({ specs, ...form }: ProductForm, { lines }: Pick<Setting, 'lines'>) {
  const category = categoryOf(lines, form.subCategory)
  if (!category) throw new Problem('validation', { violations: [violation('subCategory', 'invalid')] })
  const faults = specFaults(category.attributes, specs)
  if (faults.length > 0) throw new Problem('validation', { violations: faults })
  return { ...form, specs: toSpecs(category.attributes, specs), typical: typicalOf(specs) }
}
export type FormFacts = ReturnType<typeof factsOf>

/** A free address for a name, which is not one of the `given` either; the catalogue must be locked. */
async function freeSlug(tx: Queryable, name: string, given: ReadonlySet<string>) {
  const latin = wordsOf(name).filter((word) => /^[a-z0-9]+$/.test(word))
  const slug = latin.join('-').slice(0, SLUG_MAX).replace(/-$/, '') || 'machine'
  const taken = new Set([...(await slugsLike(tx, slug)), ...given])
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  return free
}

/** A new machine, without rate and cities; `given` are addresses of others in the same transaction. */
export const newFacts = async (
  { tx, now }: Transaction,
  form: FormFacts,
  given: ReadonlySet<string> = new Set(),
): Promise<KnownFacts> => ({
  ...form,
  productId: newId(now.getTime()),
  slug: await freeSlug(tx, form.name, given),
  perMonthPaise: 0,
  perDayPaise: null,
  rateBasis: RATE_BASIS,
  cities: [],
})

/** The facts as fields of the audit trail, each spec by itself. */
export const recorded = ({ specs, ...facts }: KnownFacts) => ({
  ...facts,
  ...Object.fromEntries(Object.entries(specs).map(([key, value]) => [`specs.${key}`, value])),
})

/** The machine of an entry in the audit trail. */
export const subjectOf = ({ productId, name }: KnownFacts) => ({ kind: 'product', id: productId, label: name })
