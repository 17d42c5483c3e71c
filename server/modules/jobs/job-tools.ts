import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Principal } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** A job shows files, whose addresses are signed. */
export type JobTools = Tools & { readonly secrets: Secrets }
export type JobAction<By extends Principal = Principal> = Action<By> & Pick<JobTools, 'secrets'>

/** Runs `work` as one action that ends with a job to show. */
export const actOnJob = <By extends Principal, T>(
  { secrets, ...tools }: JobTools,
  by: By,
  work: (action: JobAction<By>) => Promise<T>,
) => act(tools, by, (action) => work({ ...action, secrets }))
