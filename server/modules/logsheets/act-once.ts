import { type Action, act, type Tools } from '#server/platform/action.ts'
import { once } from '#server/platform/idempotency.ts'
import type { Hand } from './hand.ts'

/** A request that may be sent again with its key, as phones do when a reply is lost. */
export type Keyed = { readonly key?: string | undefined }

type Request = Keyed & { readonly call: string; readonly body: unknown }

/** Acts once for each key of somebody with an account; the holder of a link has no keys. */
export const actOnce = <By extends Hand['by'], Reply>(
  tools: Tools,
  { by }: { readonly by: By },
  { key, ...request }: Request,
  work: (action: Action<By>) => Promise<Reply>,
) =>
  act(tools, by, (action) =>
    by.kind === 'LINK' ? work(action) : once({ ...action, by }, { ...request, key }, () => work(action)),
  )
