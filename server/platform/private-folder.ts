import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Creates a folder that only this process's user can enter, or closes an existing one to everybody else. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  chmodSync(folder, FOLDER_MODE)
}

/** Closes everything in a folder to other users, because the embedded engine unpacks its files open to all. */
export function ownContents(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER_MODE : FILE_MODE)
}
