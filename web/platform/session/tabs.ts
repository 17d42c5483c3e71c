import type { TabMessage } from './session.ts'

const CHANNEL = 'yantra.session'

let channel: BroadcastChannel | undefined

/** Listens to what other tabs tell. */
export function listenToTabs(heard: (message: TabMessage) => void) {
  channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => heard(data))
}

/** Tells the tabs that listen. */
export const notifyTabs = (message: TabMessage) => channel?.postMessage(message)
