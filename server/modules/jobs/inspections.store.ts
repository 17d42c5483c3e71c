import { sql } from 'kysely'
import type { MachinePlace } from '#contract/jobs.checklists.ts'
import type { Inspection, InspectionKind, InspectionSignature } from '#contract/jobs.inspections.ts'
import type { MeterFacts } from '#contract/jobs.meter-checks.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { seenBy } from './jobs.store.ts'

/** The content is stored as sent; its meter is also a column. */
export type Content = Pick<
  Inspection,
  'inspectedAt' | 'place' | 'meter' | 'fuelPercent' | 'points' | 'remarks' | 'photoIds'
>
type Answer = NonNullable<Inspection['answer']>
export type StoredAnswer = Pick<Answer, 'objections' | 'signed'> & { photoIds: string[] }
export type StoredInspection = Pick<
  Inspection,
  'inspectionId' | 'kind' | 'revision' | 'machineId' | 'fleetNumber' | 'serialNumber' | 'savedBy' | 'savedAt' | 'signed'
> & { content: Content; answer: StoredAnswer | null }

const signature = (of: string) => sql`case when ${sql.ref(`${of}.signed_at`)} is not null then json_build_object(
  'name', ${sql.ref(`${of}.signed_by`)}, 'designation', ${sql.ref(`${of}.signed_designation`)},
  'how', ${sql.ref(`${of}.signed_how`)}, 'drawn', ${sql.ref(`${of}.signed_drawn`)},
  'at', ${instant(`${of}.signed_at`)}) end`

/** The inspections of a job that the caller has read: on-hire before off-hire, the oldest machine first. */
export const inspectionsOf = (tx: Queryable, jobId: string, withDrafts: boolean) =>
  tx.rows(sql<StoredInspection>`
    select i.inspection_id, i.kind, i.revision, i.machine_id,
      i.fleet_number, i.serial_number, i.content, i.saved_by,
      ${instant('i.saved_at')} as saved_at, ${signature('i')} as signed,
      case when a.inspection_id is not null then json_build_object('objections', a.objections, 'photoIds', a.photo_ids,
        'signed', ${signature('a')}) end as answer
    from job_inspection i left join job_inspection_answer a using (inspection_id)
    where i.job_id = ${jobId} and (${withDrafts} or i.signed_at is not null)
    order by min(i.saved_at) over (partition by i.machine_id), i.machine_id, i.kind desc`)

type InspectedMachine = MachinePlace & { machineId: string; fleetNumber: string; serialNumber: string }

/** The machine on a visible job with its place in the catalogue; undefined before one is allocated. */
export const machineOn = (tx: Queryable, jobId: string, visible: ReturnType<typeof seenBy>) =>
  tx.first(sql<InspectedMachine>`
    select m.machine_id, m.fleet_number, m.serial_number, p.category,
      p.sub_category
    from job join job_machine m using (job_id) join product p on p.product_id = job.product_id
    where job.job_id = ${jobId} and ${visible}`)

type Swapped = { machineId: string; fleetNumber: string; serialNumber: string; swappedOn: string }

/** The machines that swaps took away from a job that the caller has read, the newest first. */
export const swappedOut = (tx: Queryable, jobId: string) =>
  tx.rows(sql<Swapped>`
    select out_machine_id as machine_id, max(out_fleet_number) as fleet_number, max(out_serial_number) as serial_number,
      max(swapped_on) as swapped_on
    from job_swap join job using (job_id)
    where job_swap.job_id = ${jobId} and out_machine_id is distinct from job.machine_id
    group by out_machine_id order by max(swapped_at) desc`)

export type KnownMeter = Omit<MeterFacts, 'onHire'> & { machineId: string }

/** By machine: where its logs on a job begin and end, and what it read as it came. */
export const metersOf = (tx: Queryable, jobId: string) =>
  tx.rows(sql<KnownMeter>`
    with log as (select * from job_meter where job_id = ${jobId})
    select machine_id,
      (select m.meter_hours::text from job_machine m join job using (job_id)
        where m.job_id = ${jobId} and m.machine_id = each.machine_id
          and job.status in ('SCHEDULED', 'ON_HIRE', 'OFF_HIRE_REQUESTED')) as known,
      (select json_build_object('date', log_date, 'hours', meter_open::text) from log
        where log.machine_id = each.machine_id and meter_open is not null order by log_date, shift limit 1) as first_open,
      (select json_build_object('date', log_date, 'hours', meter_close::text) from log
        where log.machine_id = each.machine_id and meter_close is not null order by log_date desc, shift desc limit 1)
        as last_close
    from (
      select machine_id from log
      union select machine_id from job_machine where job_id = ${jobId} and machine_id is not null) each`)

type Key = { readonly jobId: string; readonly machineId: string; readonly kind: InspectionKind }
type Saved = Key & {
  readonly inspectionId: string
  readonly fleetNumber: string
  readonly serialNumber: string
  readonly content: Content
  readonly signed: Omit<InspectionSignature, 'at'> | null
}

/** Saves an inspection as its next revision; the first save begins it. */
export const upsertInspection = ({ tx, now, by }: Action<Staff>, saved: Saved) => {
  const { jobId, machineId, kind, content, signed } = saved
  const columns = sql`content, meter, saved_by, saved_at, signed_by, signed_designation, signed_how, signed_drawn, signed_at`
  return tx.rows(sql`
    insert into job_inspection (inspection_id, job_id, machine_id, kind, fleet_number, serial_number, ${columns})
    values (${saved.inspectionId}, ${jobId}, ${machineId}, ${kind}, ${saved.fleetNumber}, ${saved.serialNumber},
      ${JSON.stringify(content)}::jsonb, ${content.meter}, ${by.name}, ${now}, ${signed?.name ?? null},
      ${signed?.designation ?? null}, ${signed?.how ?? null}, ${signed?.drawn ?? null}, ${signed ? now : null})
    on conflict (job_id, machine_id, kind) do update set revision = job_inspection.revision + 1,
      (${columns}) = (excluded.content, excluded.meter, excluded.saved_by, excluded.saved_at, excluded.signed_by,
        excluded.signed_designation, excluded.signed_how, excluded.signed_drawn, excluded.signed_at)`)
}

type Answered = Omit<StoredAnswer, 'signed'> & {
  readonly inspectionId: string
  readonly revision: number
  readonly accountId: string
  readonly signed: Omit<InspectionSignature, 'at'>
}

export const insertAnswer = ({ tx, now }: Transaction, { signed, ...answer }: Answered) =>
  tx.rows(sql`
    insert into job_inspection_answer (inspection_id, revision, objections, photo_ids, signed_by, signed_designation,
      signed_how, signed_drawn, actor_account_id, signed_at)
    values (${answer.inspectionId}, ${answer.revision}, ${JSON.stringify(answer.objections)}::jsonb,
      ${JSON.stringify(answer.photoIds)}::jsonb, ${signed.name}, ${signed.designation}, ${signed.how}, ${signed.drawn},
      ${answer.accountId}, ${now})`)
