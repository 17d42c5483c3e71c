import type { TestProject } from 'vitest/node'
import { removeFolder, temporaryFolder } from './folders.ts'
import { fill } from './template.ts'

export default async function setup(project: TestProject) {
  const folder = temporaryFolder()
  await fill({ folder })
  project.provide('template', { engine: 'embedded', folder })
  return () => removeFolder(folder)
}
