import { call } from '#web/platform/call.ts'
import { timelineBy } from './timeline.queries.ts'

export const useDeskTimeline = timelineBy(
  'desk-log-timeline',
  async (id, signal) => (await call('getDeskLogsheetTimeline', { params: { id }, signal })).timeline,
)
