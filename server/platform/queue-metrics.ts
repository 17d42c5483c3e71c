import { Gauge, type Registry } from 'prom-client'
import type { Database } from './database.ts'
import { countUndone } from './queue.store.ts'

/** Two gauges of the queue, by task name, read on request; they are empty while the database is away. */
export function queueMetrics(register: Registry, db: Database) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['task'], registers: [] })
  const waiting = gauge('tasks_waiting', 'Tasks still to be done.')
  const givenUp = gauge('tasks_given_up', 'Tasks given up after their last try, for a person to check.')
  const read = async () => {
    waiting.reset()
    givenUp.reset()
    for (const { name, ...counts } of await countUndone(db).catch(() => [])) {
      waiting.set({ task: name }, counts.waiting)
      givenUp.set({ task: name }, counts.givenUp)
    }
  }
  register.registerMetric(waiting)
  register.registerMetric(givenUp)
  return read
}
