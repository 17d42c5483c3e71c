import type { notificationsNotices as english } from './notifications-notices.en.ts'
import type { Translation } from './translation.ts'

/** The e-mail and the text message around a notification, in Hindi. */
export const notificationsNotices: Translation<typeof english> = {
  email: '{title}\n\n{text}\n\nYantra पर देखें: {url}\n\nऐसे ईमेल बंद करें: {stopLink}',
  sms: '{title}। {text} {url}',
}
