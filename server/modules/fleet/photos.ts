// Photographs of the machines in the fleet, with their files.
import { MACHINE_PHOTOS_MAX, type MachinePhoto } from '#contract/fleet.photos.ts'
import { Problem } from '#contract/problems.ts'
import { attachFile, dropFilesOf, filesOf } from '#server/modules/files/files.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import type { Files } from '#server/platform/files.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { lockMachine } from './machines.store.ts'
import { machineOf, subjectOf } from './machines.ts'
import type { PaperTools } from './papers.ts'
import * as store from './photos.store.ts'

const KIND = 'machine-photo'

async function withFiles(
  action: Action<Staff>,
  secrets: Secrets,
  stored: readonly store.StoredPhoto[],
): Promise<MachinePhoto[]> {
  const ids = stored.map(({ photoId }) => photoId)
  const files = await filesOf(action, secrets, KIND, ids)
  return stored.flatMap((photo) => {
    const [file] = files.get(photo.photoId) ?? []
    return file ? [{ ...photo, file }] : []
  })
}

/** The photographs of a machine, oldest first. Throws `not-found`. */
export const listPhotos = ({ secrets, ...tools }: PaperTools, caller: Staff, machineId: string) =>
  act(tools, caller, async (action) => {
    await machineOf(action.tx, machineId)
    return { photos: await withFiles(action, secrets, await store.photosOf(action.tx, machineId)) }
  })

/** Throws `not-found` for a machine or a file, and `too-many-photos`. */
export const addPhoto = ({ secrets, ...tools }: PaperTools, caller: Staff, machineId: string, fileId: string) =>
  act(tools, caller, async (action) => {
    const { tx, now, by } = action
    await lockMachine(tx, machineId)
    const machine = await machineOf(tx, machineId)
    if ((await store.photosOf(tx, machineId)).length >= MACHINE_PHOTOS_MAX) throw new Problem('too-many-photos')
    const photoId = newId(now.getTime())
    const { name } = await attachFile(action, fileId, { kind: KIND, id: photoId })
    await store.insertPhoto(action, machineId, photoId)
    await audit(action, 'addMachinePhoto', subjectOf(machine), { photo: { was: null, is: name } })
    const [photo] = await withFiles(action, secrets, [{ photoId, by: by.name, at: now.toISOString() }])
    if (!photo) throw new Error('A photograph is gone in its own transaction.')
    return { photo }
  })

/** Deletes a photograph with its file. Throws `not-found`. */
export async function removePhoto(
  { files, ...tools }: Tools & { readonly files: Files },
  caller: Staff,
  photoId: string,
) {
  const gone = await act(tools, caller, async (action) => {
    const photo = await store.deletePhoto(action.tx, photoId)
    if (!photo) throw new Problem('not-found')
    const machine = await machineOf(action.tx, photo.machineId)
    await audit(action, 'removeMachinePhoto', subjectOf(machine), { photo: { was: 1, is: null } })
    return dropFilesOf(action, KIND, photoId)
  })
  for (const fileId of gone) await files.remove(fileId)
}
