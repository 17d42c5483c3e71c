/** The e-mail and the text message around a notification. */
export const notificationsNotices = {
  email: '{title}\n\n{text}\n\nOpen it at Yantra: {url}\n\nStop such e-mails: {stopLink}',
  sms: '{title}. {text} {url}',
} as const
