import { instantText } from './instant-text.ts'
import { fill } from './text.ts'

type Event = { event: string; at: string; actor: string; reason: string | null }
type Text = { readonly events: Readonly<Record<string, string>>; readonly by: string; readonly reason: string }

/** The events of a record in words, newest first. */
export const lifeItems = (events: readonly Event[], text: Text) =>
  events.toReversed().map(({ event, at, actor, reason }) => ({
    key: at + event,
    name: text.events[event] ?? event,
    when: actor === '' ? instantText(at) : `${instantText(at)}, ${fill(text.by, { actor })}`,
    reason: reason === null ? null : fill(text.reason, { reason }),
  }))
