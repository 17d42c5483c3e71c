import type { JobStatus } from '#contract/jobs.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { useJobTexts } from './texts.ts'

const tones: Record<JobStatus, BadgeTone> = {
  SCHEDULED: 'info',
  ON_HIRE: 'good',
  OFF_HIRE_REQUESTED: 'info',
  OFF_HIRED: 'idle',
  CLOSED: 'idle',
  CANCELLED: 'idle',
}

/** The status of a job in a word. */
export const JobStatusBadge = ({ status }: { status: JobStatus }) => (
  <Badge tone={tones[status]}>{useJobTexts().statuses[status]}</Badge>
)
