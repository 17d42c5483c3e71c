import { logsheetTimelineApi } from '#contract/logsheets.timeline.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { customerHand, deskHand } from './hand.ts'
import { getTimeline } from './timeline.ts'

/** The life of a logsheet for customers and at the desk. */
export function timelineRoutes(serve: Serve, tools: Tools) {
  serve(logsheetTimelineApi.getLogsheetTimeline, ({ caller, params }) =>
    getTimeline(tools, customerHand(caller), params.id),
  )
  serve(logsheetTimelineApi.getDeskLogsheetTimeline, ({ caller, params }) =>
    getTimeline(tools, deskHand(caller), params.id),
  )
}
