import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** A wide change waits for the full run. */
const AT_MOST = 3

/** The files with changes that are not committed, or those of the last commit if everything is. */
export function changedFiles(): string[] {
  const open = git('status', '--porcelain', '--untracked-files=all').map(
    (line) => line.slice(3).split(' -> ').at(-1) ?? '',
  )
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1')
}

/**
 * Folders of the API tests for some of the rows with changed files. A change of the platform, the schema or
 * `server/app.ts` stands for the row `cart`, the example.
 */
export function changedRows(): string[] {
  const folders = changedFiles().map(folderOf)
  return [...new Set(folders.filter((folder) => folder !== undefined))].slice(0, AT_MOST)
}

/** `contract/cart.ts` and `server/modules/cart/cart.ts` → `server/modules/cart/`. */
export function folderOf(file: string): string | undefined {
  const [, row] = /^(?:server\/modules\/|contract\/(?:texts\/)?|web\/features\/)([a-z-]+)/.exec(file) ?? []
  if (row !== undefined && existsSync(`server/modules/${row}`)) return `server/modules/${row}/`
  return /^(server|contract|database)\//.test(file) ? 'server/modules/cart/' : undefined
}
