// The exported columns of each table, and the reason for each column left out.

import type { Kind } from './kinds.ts'
import { hireKinds } from './kinds-hire.store.ts'
import { moneyKinds } from './kinds-money.store.ts'
import { peopleKinds } from './kinds-people.store.ts'

/** All kinds, in the order of their files. */
export const kinds: readonly Kind[] = [...peopleKinds, ...hireKinds, ...moneyKinds]
const byName = new Map(kinds.map((kind) => [kind.name, kind]))

/** The kind of this name. Throws where there is none. */
export function kindNamed(name: string): Kind {
  const kind = byName.get(name)
  if (!kind) throw new Error(`There is no kind ${name} of own data.`)
  return kind
}

/** Tables that customers see by themselves and that are not taken along. */
export const leftHere = {
  job_stamp: 'only says that something of a job has changed',
  idempotency_key: 'a reply that is kept a day, in case its request comes again',
  caused_notice: 'only counts messages for their limit, and is deleted after a day',
  data_export: 'the export itself',
  data_export_item: 'the export itself',
  data_export_part: 'the export itself',
  file: 'the files themselves are enclosed',
} as const
