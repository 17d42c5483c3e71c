import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { fill, temporaryFolder } from './template.ts'

export default async function setup(project: TestProject) {
  const folder = temporaryFolder()
  await fill({ folder })
  project.provide('template', { engine: 'embedded', folder })
  return () => rmSync(folder, { recursive: true, force: true })
}
