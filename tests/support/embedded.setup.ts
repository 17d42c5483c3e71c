import type { TestProject } from 'vitest/node'
import { removeFolder, temporaryFolder } from './folders.ts'
import { fill } from './template.ts'

const TEN_MINUTES_MS = 600_000

declare module 'vitest' {
  interface ProvidedContext {
    /** The time of the demo, well before midnight, so that a copy filled later has the same days. */
    filledAt: Date
  }
}

export default async function setup(project: TestProject) {
  const filledAt = new Date(Math.floor(Date.now() / TEN_MINUTES_MS) * TEN_MINUTES_MS)
  const folder = temporaryFolder()
  await fill({ folder }, filledAt)
  project.provide('template', { engine: 'embedded', folder })
  project.provide('filledAt', filledAt)
  return () => removeFolder(folder)
}
