import { type DBSchema, openDB } from 'idb'
import { type Audience, audiences } from '#web/platform/session/audiences.ts'
import type { Answer, Answers } from './answers.ts'
import { giveWay, onDemand } from './on-demand.ts'

interface Schema extends DBSchema {
  answers: { key: [string, string]; value: Answer; indexes: { at: number } }
}

/** The answers that an audience's person has read on this browser; deleted when their session ends (`dropHolder`). */
export function keptAnswers(audience: Audience): Answers {
  const db = onDemand((release) =>
    openDB<Schema>(audiences[audience].answers, 1, {
      upgrade: (fresh) =>
        void fresh.createObjectStore('answers', { keyPath: ['owner', 'path'] }).createIndex('at', 'at'),
      blocking: giveWay(release),
      terminated: release,
    }),
  )
  return {
    get: async (owner, path) => (await db()).get('answers', [owner, path]),
    keep: async (answer) => void (await (await db()).put('answers', answer)),
    async like(owner, begin) {
      const range = IDBKeyRange.bound([owner, begin], [owner, `${begin}\uffff`])
      return (await (await db()).getAll('answers', range)).toSorted((a, b) => b.at - a.at)
    },
    async purge(owner, before) {
      const tx = (await db()).transaction('answers', 'readwrite')
      for await (const cursor of tx.store)
        if (cursor.value.owner !== owner || cursor.value.at < before) void cursor.delete()
      await tx.done
    },
  }
}
