import { Gauge, type Registry } from 'prom-client'
import type { Database } from './database.ts'
import { countUndone } from './jobs.store.ts'

/** Two gauges of the queue, by the job's name, read when they are asked for; without a database they say nothing. */
export function jobMetrics(register: Registry, db: Database) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['job'], registers: [] })
  const waiting = gauge('jobs_waiting', 'Jobs that are still to be done.')
  const givenUp = gauge('jobs_given_up', 'Jobs left alone after their last try, for a person to look at.')
  const read = async () => {
    waiting.reset()
    givenUp.reset()
    for (const { name, ...counts } of await countUndone(db).catch(() => [])) {
      waiting.set({ job: name }, counts.waiting)
      givenUp.set({ job: name }, counts.givenUp)
    }
  }
  register.registerMetric(waiting)
  register.registerMetric(givenUp)
  return read
}
