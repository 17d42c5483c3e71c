import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder that only this test knows. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'yantra-test-'))

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })
