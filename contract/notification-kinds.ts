import { type PageName, pages } from './pages.ts'
import type { notificationTexts as english } from './texts/notifications.en.ts'

/** The headings under which people choose what they are sent. */
export const notificationGroups = ['enquiries', 'quotes', 'jobs', 'invoices', 'company'] as const
type NotificationGroup = (typeof notificationGroups)[number]

type Definition = {
  group: NotificationGroup
  /** The page of its record; `recordId` fills the placeholder of the page's address. */
  page: PageName
  /** The query parameter of the page that names the record, where the path has no placeholder. */
  query?: string
  /** Whether it is also sent by e-mail or text message; the others are only in the bell. */
  isSent: boolean
  /** The kind by whose choice it is sent, where it says the same with more. */
  as?: string
}

/** Every kind of notification. Its texts are in `texts/notifications.en.ts` and `.hi.ts` under the same name. */
export const notificationKinds = {
  enquirySubmitted: { group: 'enquiries', page: 'enquiryDetail', isSent: false },
  enquiryCancelled: { group: 'enquiries', page: 'enquiryDetail', isSent: true },
  enquiryCancelledByUs: { group: 'enquiries', page: 'enquiryDetail', isSent: true },
  enquiryMessage: { group: 'enquiries', page: 'enquiryDetail', isSent: true },
  enquiryQuoted: { group: 'quotes', page: 'quote', isSent: true },
  enquiryQuoteReminder: { group: 'quotes', page: 'quote', isSent: true },
  enquiryQuoteRevised: { group: 'quotes', page: 'quote', isSent: true },
  enquiryQuoteApproval: { group: 'quotes', page: 'quote', isSent: true },
  enquiryQuoteAccepted: { group: 'quotes', page: 'quote', isSent: true },
  enquiryQuoteDeclined: { group: 'quotes', page: 'quote', isSent: true },
  enquiryQuoteExpired: { group: 'quotes', page: 'quote', isSent: true },
  enquiryQuoteWithdrawn: { group: 'quotes', page: 'quote', isSent: true },
  jobBegan: { group: 'jobs', page: 'job', query: 'job', isSent: true },
  jobOffHire: { group: 'jobs', page: 'job', query: 'job', isSent: true },
  jobExtended: { group: 'jobs', page: 'job', query: 'job', isSent: true },
  jobExtensionRefused: { group: 'jobs', page: 'job', query: 'job', isSent: true },
  jobCancelled: { group: 'jobs', page: 'job', query: 'job', isSent: true },
  jobDispatched: { group: 'jobs', page: 'job', query: 'job', isSent: true },
  jobBreakdown: { group: 'jobs', page: 'job', query: 'job', isSent: true },
  jobBreakdownOver: { group: 'jobs', page: 'job', query: 'job', isSent: true },
  jobInspection: { group: 'jobs', page: 'job', query: 'job', isSent: true },
  jobSwapped: { group: 'jobs', page: 'job', query: 'job', isSent: true },
  logSubmitted: { group: 'jobs', page: 'logsheet', query: 'log', isSent: true },
  logAnswered: { group: 'jobs', page: 'logsheet', query: 'log', isSent: true },
  logDisputed: { group: 'jobs', page: 'logsheet', query: 'log', isSent: true },
  logSigned: { group: 'jobs', page: 'logsheet', query: 'log', isSent: false },
  logReminder: { group: 'jobs', page: 'logsheet', query: 'log', isSent: true },
  logDeemed: { group: 'jobs', page: 'logsheet', query: 'log', isSent: true },
  summarySent: { group: 'jobs', page: 'summarySheet', query: 'sheet', isSent: true },
  summaryRevised: { group: 'jobs', page: 'summarySheet', query: 'sheet', isSent: true },
  summarySettled: { group: 'jobs', page: 'summarySheet', query: 'sheet', isSent: true, as: 'summaryRevised' },
  summaryReminder: { group: 'jobs', page: 'summarySheet', query: 'sheet', isSent: true },
  summaryDeemed: { group: 'jobs', page: 'summarySheet', query: 'sheet', isSent: true },
  invoiceIssued: { group: 'invoices', page: 'invoices', query: 'invoice', isSent: true },
  invoiceCredited: { group: 'invoices', page: 'invoices', query: 'invoice', isSent: true },
  invoiceDebited: { group: 'invoices', page: 'invoices', query: 'invoice', isSent: true },
  invoicePaid: { group: 'invoices', page: 'invoices', query: 'invoice', isSent: true },
  invoiceDueSoon: { group: 'invoices', page: 'invoices', query: 'invoice', isSent: true },
  invoiceDueToday: { group: 'invoices', page: 'invoices', query: 'invoice', isSent: true },
  invoiceOverdue: { group: 'invoices', page: 'invoices', query: 'invoice', isSent: true },
  invoiceOverdueInterest: { group: 'invoices', page: 'invoices', query: 'invoice', isSent: true, as: 'invoiceOverdue' },
  invoiceDisputeRejected: { group: 'invoices', page: 'invoices', query: 'invoice', isSent: true },
  budgetReached: { group: 'invoices', page: 'budgets', isSent: true },
  siteAssigned: { group: 'jobs', page: 'projectSite', query: 'site', isSent: true },
  siteEngineer: { group: 'jobs', page: 'projectSite', query: 'site', isSent: true },
  siteLeft: { group: 'jobs', page: 'projectSites', isSent: false },
  accessRequested: { group: 'company', page: 'companyUsers', isSent: false },
  accessApproved: { group: 'company', page: 'company', isSent: true },
  accessRejected: { group: 'company', page: 'organisation', isSent: true },
  invitationAccepted: { group: 'company', page: 'companyUsers', isSent: false },
} as const satisfies Record<keyof typeof english, Definition>

type Kinds = typeof notificationKinds
export type NotificationKind = keyof Kinds
/** The kinds that people choose to be sent or not. */
export type SentKind = {
  [Kind in NotificationKind]: Kinds[Kind] extends { isSent: true; as: string }
    ? never
    : Kinds[Kind]['isSent'] extends true
      ? Kind
      : never
}[NotificationKind]

/** In the order of their groups. */
export const sentKinds = (Object.keys(notificationKinds) as NotificationKind[]).filter(
  (kind): kind is SentKind => notificationKinds[kind].isSent && !('as' in notificationKinds[kind]),
)

/** The kind by whose choice one is sent. */
export const chosenAs = (kind: NotificationKind): NotificationKind => {
  const definition: Definition = notificationKinds[kind]
  return sentKinds.find((one) => one === definition.as) ?? kind
}

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
