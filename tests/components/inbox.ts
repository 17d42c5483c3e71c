import { InboxEnquiry, InboxItem } from '#contract/enquiries.inbox.ts'
import { startIn } from './enquiries.ts'
import { sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

const MINUTE_MS = 60_000
/** An instant this many minutes ago. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString()

/** The n-th enquiry of the inbox, from whom and with so many minutes left for the first answer. */
export const anItem = (n: number, customer: string, minutesLeft: number, more: Partial<InboxItem> = {}) =>
  sampleOf(InboxItem, {
    enquiryId: idOf(800 + n),
    enquiryNumber: `ENQ-2627-0001${40 + n}`,
    customer,
    askedBy: 'Imran Shaikh',
    cityName: 'Mumbai',
    startDate: startIn(7),
    submittedAt: ago(120),
    clock: { dueAt: ago(-minutesLeft), minutesLeft, minutesInAll: 240 },
    machines: [
      { productName: 'Genie GS-3246', quantity: 2, period: 'MONTH', duration: 3 },
      { productName: 'JLG 450AJ', quantity: 1, period: 'MONTH', duration: 3 },
    ],
    lastSpokeAt: ago(120),
    ...more,
  })

/** The same enquiry in full. */
export const inFull = (item: InboxItem, more: Partial<InboxEnquiry> = {}) =>
  sampleOf(InboxEnquiry, {
    ...item,
    isCompany: true,
    contacts: ['9000000002'],
    deliveryAddress: 'Nesco Hall 4, Goregaon East, Mumbai 400063',
    siteName: 'Nesco Hall 4',
    nearestYard: { name: 'Bhiwandi', straightKm: 34 },
    notes: 'Ceiling services at 9 m.\nDelivery only between 23:00 and 05:00.',
    lines: item.machines.map((machine, index) => ({
      ...machine,
      lineNo: index + 1,
      productId: idOf(300 + index),
      productSlug: 'genie-gs-3246',
      rates: { perMonthPaise: 4_200_000, perDayPaise: index === 0 ? null : 240_000 },
      availableInCity: index === 0,
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
    events: [{ event: 'submit', status: 'SUBMITTED', at: item.submittedAt, actor: 'Imran Shaikh' }],
    ...more,
  })
