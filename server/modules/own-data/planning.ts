// Plans the parts of an export before the first is made, so that progress can be shown.
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Customer } from '#server/platform/principal.ts'
import { PAGE_ROWS, plain } from './entries.rules.ts'
import { kinds } from './kinds.store.ts'
import type { Kind } from './kinds.ts'
import type { Item, Owner } from './own-data.store.ts'
import { type Choice, countRows, type FileFound, filesFound, personKinds, printsOf } from './reading.store.ts'

/** A ZIP takes 4 GB; files beyond this are listed without being enclosed. */
const FILE_BYTES_MAX = 3 * 1024 ** 3
const FILES_MAX = 20_000

/** The files of an export, each with its path; null where it is not enclosed. */
export function placedFiles(files: readonly FileFound[]) {
  let bytes = 0
  return files.map((file, index) => {
    bytes += file.size
    const isIn = index < FILES_MAX && bytes <= FILE_BYTES_MAX
    const path = `files/${file.purpose}s/${plain(file.label)}/${index + 1}-${plain(file.name)}`
    return { ...file, path: isIn ? path : null }
  })
}

/** The pages of a kind; none where there are no rows. */
async function pagesOf(tx: Queryable, kind: Kind, choice: Choice): Promise<Item[]> {
  const pages = Math.ceil((await countRows(tx, kind, choice)) / PAGE_ROWS)
  const [as, folder] = choice.madeBy === undefined ? (['ROWS', 'data'] as const) : (['ACTS', 'acts'] as const)
  return Array.from({ length: pages }, (_, page) => ({
    kind: as,
    ref: `${kind.name} ${page}`,
    path: `${folder}/${kind.name}${page === 0 ? '' : `-${page + 1}`}`,
  }))
}

async function rowItems(tx: Queryable, { companyId }: Owner) {
  const whose = companyId === null ? 'PERSON' : 'COMPANY'
  const items: Item[] = []
  for (const kind of kinds.filter(({ of = whose }) => of === whose))
    items.push(...(await pagesOf(tx, kind, { isPersonal: companyId === null })))
  return items
}

async function documentItems(tx: Queryable): Promise<Item[]> {
  const prints = (await printsOf(tx)).map(({ what, id }) => ({
    kind: 'PRINT' as const,
    ref: `${what} ${id}`,
    path: `documents/${what}s`,
  }))
  const files = placedFiles(await filesFound(tx)).flatMap(({ fileId, path }) =>
    path === null ? [] : [{ kind: 'FILE' as const, ref: fileId, path }],
  )
  const list = files.length === 0 ? [] : [{ kind: 'FILES' as const, ref: 'files', path: 'data/files' }]
  return [...list, ...prints, ...files]
}

const README: Item = { kind: 'README', ref: 'readme', path: 'README.txt' }

/** The entries of a company or a person, read as them. */
export async function planned({ tx }: Action<Customer>, owner: Owner): Promise<Item[]> {
  const person: Item[] =
    owner.companyId === null ? personKinds.map((name) => ({ kind: 'PERSON', ref: name, path: `data/${name}` })) : []
  const rows = await rowItems(tx, owner)
  return [README, ...person, ...rows, ...(await documentItems(tx))]
}

/** The actions of a person in their company's records, read as a member. */
export async function plannedActs({ tx, by }: Action<Customer>): Promise<Item[]> {
  const items: Item[] = []
  for (const kind of kinds.filter(({ actor }) => actor !== undefined))
    items.push(...(await pagesOf(tx, kind, { madeBy: by.accountId, isPersonal: true })))
  return items
}
