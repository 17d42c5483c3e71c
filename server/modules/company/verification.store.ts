import { sql } from 'kysely'
import type { Transaction } from '#server/platform/action.ts'

export type Judgement = { verdict: 'VERIFIED' | 'DISPUTED'; by: string; reason: string }
type Judged = Judgement & { eventId: string; companyId: string }

/** A dispute clears the earlier verification and its verifier. */
export const setVerification = ({ tx, now }: Transaction, { companyId, verdict, by }: Judged) => {
  const isVerified = verdict === 'VERIFIED'
  return tx.rows(sql`
    update company set verification = ${verdict}, verified_at = ${isVerified ? now : null},
      verified_by = ${isVerified ? by : null}, version = version + 1
    where company_id = ${companyId}`)
}

export const insertCompanyEvent = ({ tx, now }: Transaction, { eventId, companyId, verdict, by, reason }: Judged) =>
  tx.rows(sql`
    insert into company_event (event_id, company_id, event, judged_by, reason, happened_at)
    values (${eventId}, ${companyId}, ${verdict}, ${by}, ${reason}, ${now})`)
