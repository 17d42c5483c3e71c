import { callOver } from '#web/platform/call.ts'
import '#web/platform/desk-paths.ts'
import '#web/platform/signed-in-paths.ts'

export type { Call } from '#web/platform/call.ts'

/** An API client for the product at this address, with an access token if given. */
export const callAt = (url: string, token?: string) =>
  callOver((path, init) =>
    fetch(
      url + path,
      token === undefined
        ? init
        : { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` } },
    ),
  )
