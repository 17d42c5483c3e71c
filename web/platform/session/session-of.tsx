import { type ReactNode, useState } from 'react'
import type { Audience } from './audiences.ts'
import { startSession } from './start.ts'
import { AudienceContext } from './state.ts'

/** A part of the site for one audience: starts its session, and `useSession` below returns that session. */
export function SessionOf({ audience, children }: { audience: Audience; children: ReactNode }) {
  // During the first rendering, as an effect would wait until the whole page is hydrated.
  useState(() => import.meta.env.SSR || startSession(audience))
  return <AudienceContext value={audience}>{children}</AudienceContext>
}
