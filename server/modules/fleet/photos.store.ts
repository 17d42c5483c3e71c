import { sql } from 'kysely'
import type { MachinePhoto } from '#contract/fleet.photos.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Staff } from '#server/platform/principal.ts'

export type StoredPhoto = Omit<MachinePhoto, 'file'>

/** The photographs of a machine, oldest first. */
export const photosOf = (tx: Queryable, machineId: string) =>
  tx.rows(sql<StoredPhoto>`
    select photo_id, added_by as by, ${instant('added_at')} as at from machine_photo
    where machine_id = ${machineId} order by photo_id`)

export const insertPhoto = ({ tx, now, by }: Action<Staff>, machineId: string, photoId: string) =>
  tx.rows(sql`
    insert into machine_photo (photo_id, machine_id, added_by, added_at)
    values (${photoId}, ${machineId}, ${by.name}, ${now})`)

/** Deletes a photograph and returns whose it was; undefined if there is no such one. */
export const deletePhoto = (tx: Queryable, photoId: string) =>
  tx.first(sql<{ machineId: string }>`
    delete from machine_photo where photo_id = ${photoId} returning machine_id`)
