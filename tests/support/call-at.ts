import { callOver } from '#web/platform/call.ts'

export type { Call } from '#web/platform/call.ts'

/** The API of a product at this address, with somebody's access token where there is one. */
export const callAt = (url: string, token?: string) =>
  callOver((path, init) =>
    fetch(
      url + path,
      token === undefined
        ? init
        : { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` } },
    ),
  )
