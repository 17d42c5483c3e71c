import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type BadgeTone = 'good' | 'info' | 'idle' | 'danger'

const tones: Record<BadgeTone, string> = {
  good: 'text-signed',
  info: 'text-blueprint',
  idle: 'text-ink-3',
  danger: 'text-danger',
}

/** A state in a word; the colour only repeats it. */
export const Badge = ({ tone, children }: { tone: BadgeTone; children: ReactNode }) => (
  <span className={`inline-flex items-center gap-1 font-medium ${tones[tone]}`}>
    {tone === 'good' && <Icon name="check" className="size-4" />}
    {children}
  </span>
)
