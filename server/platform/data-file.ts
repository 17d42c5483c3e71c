import { readFileSync } from 'node:fs'
import type { z } from 'zod'

const FOLDER = new URL('../../database/seed/data/', import.meta.url)

/** A validated data file of the release; read once when its module is loaded, without the database. */
export const dataFile = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')))
