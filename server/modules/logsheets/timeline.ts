import { LogsheetContent } from '#contract/logsheets.content.ts'
import { Problem } from '#contract/problems.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Hand } from './hand.ts'
import { timelineOf } from './timeline.store.ts'

/** The life of a log. Throws `not-found`. */
export const getTimeline = (tools: Tools, hand: Hand, logsheetId: string) =>
  act(tools, hand.by, async ({ tx }) => {
    const timeline = await timelineOf(tx, logsheetId, hand)
    if (!timeline) throw new Problem('not-found')
    const { versions, events } = timeline
    // Versions from before there were photographs lack some fields.
    return {
      timeline: {
        events,
        versions: versions.map((each) => ({ ...each, content: LogsheetContent.parse(each.content) })),
      },
    }
  })
