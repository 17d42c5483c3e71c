import { type ReactNode, useState } from 'react'
import type { Audience } from './audiences.ts'
import { startSession } from './start.ts'
import { AudienceContext } from './state.ts'

/** The part of the site that is for one audience: its session begins here, and `useSession` under it means that one. */
export function SessionOf({ audience, children }: { audience: Audience; children: ReactNode }) {
  // With the first rendering, as an effect would wait until the whole page has come to life.
  useState(() => import.meta.env.SSR || startSession(audience))
  return <AudienceContext value={audience}>{children}</AudienceContext>
}
