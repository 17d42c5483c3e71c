import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import type { Assigned } from './assignment.ts'
import { assignmentsChanged } from './people.queries.ts'
import { useSitePeopleTexts } from './texts.ts'

type Done = 'assigned' | 'named' | 'unnamed' | 'removed'

/** Assigns people to sites, names engineers, ends assignments; `say` receives the result. */
export function useAssignment(say: (said: string) => void) {
  const text = useSitePeopleTexts()
  const { notifyFailed } = useOutcome()
  const change = useSubmit(
    async ({ siteId, userId, name }: Assigned, done: Done) => {
      const params = { id: siteId }
      if (done === 'removed') await call('removeFromSite', { params, query: { userId } })
      else await call('assignToSite', { params, body: { userId, engineer: done === 'named' } })
      await assignmentsChanged()
      say(fill(text[done], { name }))
    },
    (error) => {
      notifyFailed('request', error)
      // Another administrator may have changed it: show the result.
      void assignmentsChanged()
    },
  )
  return {
    pending: change.pending,
    assign: (who: Assigned, engineer: boolean) => change.submit(who, engineer ? 'named' : 'assigned'),
    nameEngineer: (who: Assigned, engineer: boolean) => change.submit(who, engineer ? 'named' : 'unnamed'),
    remove: (who: Assigned) => change.submit(who, 'removed'),
  }
}
