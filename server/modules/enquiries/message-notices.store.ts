import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

/** The account that has taken an enquiry at the desk. */
export const assigneeOf = async (tx: Queryable, enquiryId: string) =>
  (
    await tx.first(sql<{ assigneeId: string | null }>`
      select assignee_id from enquiry where enquiry_id = ${enquiryId}`)
  )?.assigneeId ?? null
