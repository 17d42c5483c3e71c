import { sql } from 'kysely'
import type { Action } from '#server/platform/action.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'

type Swapped = {
  readonly jobId: string
  readonly outId: string
  readonly inId: string
  readonly date: string
  readonly meterOut: string
  readonly meterIn: string
  readonly reason: string
}

/** Records a swap with both machines as they are named now. */
export const insertSwap = ({ tx, now, by }: Action<Staff>, swap: Swapped) =>
  tx.rows(sql`
    insert into job_swap (swap_id, job_id, swapped_on, out_machine_id, out_fleet_number, out_serial_number, out_meter,
      in_machine_id, in_fleet_number, in_serial_number, in_meter, reason, swapped_by, swapped_at)
    select ${newId(now.getTime())}, ${swap.jobId}, ${swap.date}, old.machine_id, old.fleet_number, old.serial_number,
      ${swap.meterOut}, new.machine_id, new.fleet_number, new.serial_number, ${swap.meterIn}, ${swap.reason}, ${by.name},
      ${now}
    from machine old, machine new where old.machine_id = ${swap.outId} and new.machine_id = ${swap.inId}`)
