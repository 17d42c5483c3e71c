import type { Queryable } from '#server/platform/database.ts'
import { readParts } from './parts.store.ts'

/** Sub-categories with their place, their number of machines, and the drawing of one; unknown slugs are left out. */
export const machinesOfParts = (db: Queryable, subCategories: readonly string[]) => readParts(db, subCategories)
