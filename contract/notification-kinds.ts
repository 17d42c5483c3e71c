import { type PageName, pages } from './pages.ts'
import type { notificationTexts as english } from './texts/notifications.en.ts'

/** What people choose together, by e-mail and by text message. */
export const notificationGroups = ['enquiries', 'company'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

type Definition = {
  group: NotificationGroup
  /** The page of its record; `recordId` fills the placeholder of the page's address. */
  page: PageName
  /** The query parameter of the page that names the record, where the path has no placeholder. */
  query?: string
  /** Whether it is also sent by e-mail or text message; the others are only in the bell. */
  isSent: boolean
}

/** Every kind of notification. Its texts are in `texts/notifications.en.ts` and `.hi.ts` under the same name. */
export const notificationKinds = {
  enquirySubmitted: { group: 'enquiries', page: 'enquiryDetail', isSent: false },
  enquiryCancelled: { group: 'enquiries', page: 'enquiryDetail', isSent: true },
  enquiryCancelledByUs: { group: 'enquiries', page: 'enquiryDetail', isSent: true },
  enquiryMessage: { group: 'enquiries', page: 'enquiryDetail', isSent: true },
  enquiryQuoted: { group: 'enquiries', page: 'quote', isSent: true },
  enquiryQuoteReminder: { group: 'enquiries', page: 'quote', isSent: true },
  enquiryQuoteRevised: { group: 'enquiries', page: 'quote', isSent: true },
  enquiryQuoteApproval: { group: 'enquiries', page: 'quote', isSent: true },
  enquiryQuoteAccepted: { group: 'enquiries', page: 'quote', isSent: true },
  enquiryQuoteDeclined: { group: 'enquiries', page: 'quote', isSent: true },
  enquiryQuoteExpired: { group: 'enquiries', page: 'quote', isSent: true },
  enquiryQuoteWithdrawn: { group: 'enquiries', page: 'quote', isSent: true },
  jobBegan: { group: 'enquiries', page: 'job', query: 'job', isSent: true },
  jobOffHire: { group: 'enquiries', page: 'job', query: 'job', isSent: true },
  jobExtended: { group: 'enquiries', page: 'job', query: 'job', isSent: true },
  jobExtensionRefused: { group: 'enquiries', page: 'job', query: 'job', isSent: true },
  jobCancelled: { group: 'enquiries', page: 'job', query: 'job', isSent: true },
  accessRequested: { group: 'company', page: 'companyUsers', isSent: false },
  accessApproved: { group: 'company', page: 'company', isSent: true },
  accessRejected: { group: 'company', page: 'organisation', isSent: true },
  invitationAccepted: { group: 'company', page: 'companyUsers', isSent: false },
} as const satisfies Record<keyof typeof english, Definition>

export type NotificationKind = keyof typeof notificationKinds

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never
type Texts = typeof english
/** The values of the placeholders in the texts of a kind. */
export type NotificationParams<Kind extends NotificationKind> = Readonly<
  Record<Placeholder<Texts[Kind]['title'] | Texts[Kind]['text']>, string>
>

/** The address of the record, without the prefix of a language. */
export function addressOf(kind: NotificationKind, recordId: string | null) {
  const { page, query }: Definition = notificationKinds[kind]
  const path = pages[page].path.replace(/:\w+/, () => recordId ?? '')
  return query === undefined || recordId === null ? path : `${path}?${query}=${recordId}`
}
