import type { notifyTexts as english } from './enquiries.notify.en.ts'
import type { Translation } from './translation.ts'

/** The button of a machine's page in a city without it. */
export const notifyTexts: Translation<typeof english> = {
  notifyMe: 'मुझे सूचित करें',
  asking: 'भेजा जा रहा है…',
}
