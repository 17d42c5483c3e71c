import { z } from 'zod'
import { Industry } from '#contract/content.ts'
import { Problem } from '#contract/problems.ts'
import { machinesOfParts } from '#server/modules/catalogue/parts.ts'
import { dataFile } from '#server/platform/data-file.ts'
import type { Database } from '#server/platform/database.ts'
import { industrySpelling } from './industries.rules.ts'

/** `mark` and `typicalMachines` are slugs of sub-categories. */
const Entry = Industry.omit({ machines: true }).extend({ mark: z.string(), typicalMachines: z.array(z.string()) })
const { industries } = dataFile('industries.json', z.object({ industries: z.array(Entry) }))
const bySlug = new Map(industries.map((industry) => [industry.slug, industry] as const))

/** The slug of an industry for any spelling of its title; undefined if there is none. */
export function canonicalIndustry(title: string) {
  const slug = industrySpelling(title)
  return bySlug.has(slug) ? slug : undefined
}

export const industrySlugs: readonly string[] = [...bySlug.keys()]

/** The reply of listIndustries as JSON text. */
export async function industriesJson(db: Database) {
  const machines = await machinesOfParts(
    db.read,
    industries.map(({ mark }) => mark),
  )
  const drawings = new Map(machines.map(({ subCategory, drawing }) => [subCategory.slug, drawing] as const))
  const items = industries.map(({ slug, title, description, mark }) => ({
    slug,
    title,
    description,
    drawing: drawings.get(mark) ?? null,
  }))
  return JSON.stringify({ industries: items })
}

/** The reply of getIndustry as JSON text. Throws `not-found`. */
export async function industryJson(db: Database, slug: string) {
  const found = bySlug.get(slug)
  if (!found) throw new Problem('not-found')
  const { mark: _, typicalMachines, ...industry } = found
  const machines = await machinesOfParts(db.read, typicalMachines)
  return JSON.stringify({ industry: { ...industry, machines } })
}
