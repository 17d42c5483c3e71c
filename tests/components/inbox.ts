import type { InboxEnquiry, InboxItem } from '#contract/enquiries.inbox.ts'
import { startIn } from './enquiries.ts'
import { idOf } from './samples.ts'

const MINUTE_MS = 60_000
/** An instant this many minutes ago. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString()

/** The n-th enquiry of the inbox, from whom and with so many minutes left for the first answer. */
export const anItem = (n: number, customer: string, minutesLeft: number, more: Partial<InboxItem> = {}): InboxItem => ({
  enquiryId: idOf(800 + n),
  enquiryNumber: `ENQ-2627-0001${40 + n}`,
  status: 'SUBMITTED',
  turn: 'FIRST_ANSWER',
  customer,
  askedBy: 'Imran Shaikh',
  cityName: 'Mumbai',
  startDate: startIn(7),
  operatorRequired: false,
  submittedAt: ago(120),
  clock: { dueAt: ago(-minutesLeft), minutesLeft, minutesInAll: 240 },
  assignee: null,
  unread: 0,
  machines: [
    { productName: 'Genie GS-3246', quantity: 2, period: 'MONTH', duration: 3 },
    { productName: 'JLG 450AJ', quantity: 1, period: 'MONTH', duration: 3 },
  ],
  lastSpokeAt: ago(120),
  lastMessage: null,
  latestTotalPaise: null,
  ...more,
})

/** The same enquiry in full. */
export function inFull(item: InboxItem, more: Partial<InboxEnquiry> = {}): InboxEnquiry {
  const { machines, lastSpokeAt: _at, lastMessage: _said, latestTotalPaise: _total, ...heading } = item
  return {
    ...heading,
    isCompany: true,
    contacts: ['9000000002'],
    deliveryAddress: 'Nesco Hall 4, Goregaon East, Mumbai 400063',
    siteName: 'Nesco Hall 4',
    nearestYard: { name: 'Bhiwandi', straightKm: 34 },
    poNumber: null,
    notes: 'Ceiling services at 9 m.\nDelivery only between 23:00 and 05:00.',
    firstAnsweredAt: null,
    lines: machines.map((machine, index) => ({
      ...machine,
      lineNo: index + 1,
      productId: idOf(300 + index),
      productSlug: 'genie-gs-3246',
      rates: { perMonthPaise: 4_200_000, perWeekPaise: null, perDayPaise: index === 0 ? null : 240_000 },
      availableInCity: index === 0,
      withdrawn: false,
    })),
    history: {
      enquiries: 2,
      won: 1,
      customerSince: '2026-03-02',
      latest: [
        {
          enquiryId: idOf(890),
          enquiryNumber: 'ENQ-2627-000012',
          enquiryDate: '2026-10-26',
          status: 'ACCEPTED',
          machines: '1 Escorts Hydra',
        },
      ],
    },
    internalNotes: [],
    messages: [],
    events: [{ event: 'submit', status: 'SUBMITTED', at: item.submittedAt, actor: 'Imran Shaikh', reason: null }],
    ...more,
  }
}
