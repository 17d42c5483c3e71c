import { type Audience, audiences } from './audiences.ts'
import type { TabMessage } from './session-world.ts'

/** Opened by listeners only: tabs without a session send nothing. */
const channels = new Map<Audience, BroadcastChannel>()

/** Listens to other tabs' messages about this audience's session. */
export function listenToTabs(audience: Audience, heard: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(audiences[audience].channel)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => heard(data))
  channels.set(audience, channel)
}

export const isListening = (audience: Audience) => channels.has(audience)

/** Sends to the tabs that listen. */
export const notifyTabs = (audience: Audience, message: TabMessage) => channels.get(audience)?.postMessage(message)
