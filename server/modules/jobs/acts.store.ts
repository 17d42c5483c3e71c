import { sql } from 'kysely'
import type { offHireCauses } from '#contract/rate-terms.ts'
import type { Transaction } from '#server/platform/action.ts'

type OffHire = { readonly offHireNumber: string; readonly wanted: string; readonly stop: string }

/** An off-hire ends the wish for a later last day. */
export const setOffHire = ({ tx, now }: Transaction, jobId: string, { offHireNumber, wanted, stop }: OffHire) =>
  tx.rows(sql`
    update job set off_hire_number = ${offHireNumber}, off_hire_requested_at = ${now}, off_hire_wanted = ${wanted},
      billing_stops_at = ${stop}, extend_to = null, extend_asked_at = null
    where job_id = ${jobId}`)

export const clearOffHire = ({ tx }: Transaction, jobId: string) =>
  tx.rows(sql`
    update job set off_hire_number = null, off_hire_requested_at = null, off_hire_wanted = null, billing_stops_at = null
    where job_id = ${jobId}`)

export const setAcknowledged = ({ tx, now }: Transaction, jobId: string, cause: (typeof offHireCauses)[number]) =>
  tx.rows(sql`
    update job set off_hire_acknowledged_at = ${now}, off_hire_cause = ${cause} where job_id = ${jobId}`)

export const setReturned = ({ tx }: Transaction, jobId: string, date: string) =>
  tx.rows(sql`update job set returned_on = ${date} where job_id = ${jobId}`)

export const setExtension = ({ tx, now }: Transaction, jobId: string, to: string) =>
  tx.rows(sql`update job set extend_to = ${to}, extend_asked_at = ${now} where job_id = ${jobId}`)

export const clearExtension = ({ tx }: Transaction, jobId: string) =>
  tx.rows(sql`update job set extend_to = null, extend_asked_at = null where job_id = ${jobId}`)

/** Moves the last day to the one that is asked for. */
export const grantExtension = ({ tx }: Transaction, jobId: string) =>
  tx.rows(sql`
    update job set to_date = extend_to, extend_to = null, extend_asked_at = null where job_id = ${jobId}`)
