import type { Settings } from '#contract/settings.ts'
import { settingsTextOf } from './data-files.ts'

const DAY = { opens: '09:00', closes: '18:00' }
const nationalHolidays = (year: number) => [
  { date: `${year}-01-26`, name: 'Republic Day', states: [] },
  { date: `${year}-08-15`, name: 'Independence Day', states: [] },
  { date: `${year}-10-02`, name: 'Gandhi Jayanti', states: [] },
]

/** The settings of a new installation: usual terms, draft texts, and nothing about the company. */
export const startingSettings = (): Settings => ({
  company: {
    legalName: null,
    tradeName: null,
    legalForm: null,
    gstin: null,
    pan: null,
    cin: null,
    udyam: null,
    phone: null,
  },
  logo: null,
  registeredAddress: null,
  furtherAddresses: [],
  bank: {
    accountName: null,
    accountNumber: null,
    ifsc: null,
    bankName: null,
    branch: null,
    upiId: null,
    upiLimitPaise: 10_000_000,
  },
  grievanceOfficer: { name: null, designation: null, email: null, phone: null },
  texts: {
    quoteTerms: settingsTextOf('quote-terms'),
    terms: settingsTextOf('terms'),
    privacy: settingsTextOf('privacy'),
    grievance: settingsTextOf('grievance'),
    readByLawyer: false,
  },
  hire: {
    quoteValidityDays: 15,
    noticeDays: 3,
    deemedDays: 3,
    certifyDays: 7,
    paymentDays: 30,
    disputeDays: 15,
    gstPercent: '18',
    dieselPaisePerLitre: 9_200,
    roadFactor: '1.3',
    offHireBelowPercent: 50,
    salesDiscountPercent: '10',
  },
  office: {
    firstAnswerHours: 4,
    hours: { MON: DAY, TUE: DAY, WED: DAY, THU: DAY, FRI: DAY, SAT: DAY, SUN: null },
  },
  holidays: [...nationalHolidays(2026), ...nationalHolidays(2027)],
  undertaking: null,
  gst: { aatoAbove5Crore: false },
  tds: { rentPaymentCode: null, contractPaymentCode: null, contractIndividualPaymentCode: null },
  bankRates: [],
})
