import { sql } from 'kysely'
import { demoPeople } from '#database/seed/demo-people.ts'
import { loadSyntheticHires } from '#database/seed/synthetic-hires.ts'
import { parseConfig } from '#server/config.ts'
import { openConfigured } from '#server/configured-database.ts'
import { signIn } from './buyers.ts'
import { type Figures, measureGets } from './measure.ts'

/** Adds hires to the demo, which has been started once. */
export async function addHires(environment: Record<string, string>, total: number) {
  const db = openConfigured(parseConfig(environment))
  try {
    await loadSyntheticHires(db, total)
    await db.asOwner((owner) => owner.rows(sql`analyze job, logsheet, logsheet_version, machine`))
  } finally {
    await db.close()
  }
}

type Load = { connections: number; seconds: number }
/** One request alone: what a process answers that has computed nothing of these hires yet. */
async function measureFirst(name: string, url: string, token: string): Promise<Figures> {
  const from = performance.now()
  const { ok } = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const took = performance.now() - from
  return { name, rps: 1000 / took, p50: took, p99: took, failed: ok ? 0 : 1 }
}

type Months = { timesheets: { content: { jobId: string; month: string }[] } }

/** Measures the everyday requests of a customer with many machines on hire. */
export async function measureHires(url: string, load: Load): Promise<Figures[]> {
  const token = String((await signIn(url, demoPeople.deccanAdmin.verified[0]))['accessToken'])
  const rentals = `${url}/v1/rentals`
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${rentals}/timesheets?size=100`, { headers })
  const { content } = ((await reply.json()) as Months).timesheets
  const jobs = [...new Set(content.map(({ jobId }) => jobId))]
  const figures: Figures[] = [await measureFirst('dashboard, the first answer', `${rentals}/dashboard`, token)]
  for (const [name, urls] of [
    ['job page', jobs.map((id) => `${rentals}/jobs/${id}`)],
    ['list of jobs', [`${rentals}/jobs`]],
    ['timesheet of a month', content.map(({ jobId, month }) => `${rentals}/timesheets?job=${jobId}&month=${month}`)],
    ['months of jobs, a page', [`${rentals}/timesheets`]],
    ['dashboard', [`${rentals}/dashboard`]],
  ] as const)
    figures.push(await measureGets(name, urls, { ...load, token }))
  return figures
}
