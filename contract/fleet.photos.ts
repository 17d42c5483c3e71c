import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { ShownFile } from './files.ts'
import { deskPaths } from './paths.desk.ts'

export const MACHINE_PHOTOS_MAX = 12
const params = z.object({ id: Id })

/** A photograph of a machine of the fleet; the address of its file works for a minute. */
export const MachinePhoto = z
  .object({ photoId: Id, file: ShownFile, by: z.string(), at: z.iso.datetime({ offset: true }) })
  .meta({ id: 'MachinePhoto' })
export type MachinePhoto = z.infer<typeof MachinePhoto>

export const machinePhotosApi = {
  listMachinePhotos: endpoint({
    ...deskPaths.listMachinePhotos,
    summary: 'The photographs of a machine, oldest first.',
    params,
    response: z.object({ photos: z.array(MachinePhoto) }),
    problems: ['not-found'],
  }),
  addMachinePhoto: endpoint({
    ...deskPaths.addMachinePhoto,
    summary: 'Adds a photograph, uploaded as `machine-photo`, to a machine; customers see it on its jobs.',
    params,
    body: z.strictObject({ fileId: Id }),
    response: z.object({ photo: MachinePhoto }),
    status: 201,
    problems: ['not-found', 'too-many-photos'],
  }),
  removeMachinePhoto: endpoint({
    ...deskPaths.removeMachinePhoto,
    summary: 'Removes a photograph of a machine, with its file, for good.',
    params,
    body: z.strictObject({}),
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
}
