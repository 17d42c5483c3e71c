import type { Link } from '#server/platform/principal.ts'

type Row = { data: Record<string, unknown> }

const OF_JOB = ['job_swap', 'job_breakdown']

/** Whether a link opens a row: itself, its challan, its logsheet or those of its job, with all that hangs on them. */
export function isOpenTo(
  { linkId, purpose, subjectId }: Link,
  name: string,
  { data }: Row,
  all: ReadonlyMap<string, readonly Row[]>,
) {
  if (name === 'signed_link') return data['link_id'] === linkId
  if (name === 'job_challan') return purpose === 'GATE_PASS' && data['challan_id'] === subjectId
  if (OF_JOB.includes(name)) return purpose === 'LOG_JOB' && data['job_id'] === subjectId
  if (!name.startsWith('logsheet')) return false
  const log = all.get('logsheet')?.find((row) => row.data['logsheet_id'] === data['logsheet_id'])
  if (purpose === 'SIGN_LOGSHEET') return data['logsheet_id'] === subjectId
  return purpose === 'LOG_JOB' && log?.data['job_id'] === subjectId
}
