import { weekdays } from '#contract/rate-terms.ts'
import { legalForms, type Place, type Settings } from '#contract/settings.ts'

/** A part of the settings with a form of its own. */
export const partNames = [
  'company',
  'addresses',
  'bank',
  'officer',
  'texts',
  'hire',
  'office',
  'holidays',
  'undertaking',
  'gst',
  'bankRates',
] as const
export type PartName = (typeof partNames)[number]
export const isPartName = (name: string): name is PartName => partNames.some((known) => known === name)

/** The values of a form: every field as it is typed. */
export type Draft = Record<string, string>
export type Field = {
  name: string
  /** The kind of input; a line of text otherwise. */
  as?: 'area' | 'check' | 'date' | 'number' | 'phone' | 'select' | 'time'
  options?: readonly string[]
  /** Takes the whole width. */
  wide?: true
}
type Rows = {
  name: 'furtherAddresses' | 'holidays' | 'bankRates'
  fields: readonly Field[]
  of: (settings: Settings) => Draft[]
}

export type Part = {
  fields: readonly Field[]
  draftOf: (settings: Settings) => Draft
  rows?: Rows
  /** The parts of the settings to send, as typed: the contract judges them. */
  toChange: (draft: Draft, rows: readonly Draft[]) => Record<string, unknown>
}

const orNull = (typed = '') => (typed.trim() === '' ? null : typed)
/** A number as typed; what is none becomes NaN, which no rule takes. */
const asNumber = (typed = '') => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN)
const asPaise = (typed = '') =>
  /^\d{1,7}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : Number.NaN
const draftOf = (values: Readonly<Record<string, string | number | null>>): Draft =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? '' : String(value)]))
const allOrNull = (draft: Draft) =>
  Object.fromEntries(Object.entries(draft).map(([name, typed]) => [name, orNull(typed)]))
const isEmpty = (draft: Draft) => Object.values(draft).every((typed) => typed.trim() === '')

const line = (name: string): Field => ({ name })
const wide = (name: string): Field => ({ name, wide: true })
const number = (name: string): Field => ({ name, as: 'number' })
const area = (name: string): Field => ({ name, as: 'area', wide: true })

const place = [
  wide('addressLine1'),
  wide('addressLine2'),
  line('city'),
  { name: 'state', as: 'select' },
  line('pincode'),
] as const
const noPlace = { addressLine1: '', addressLine2: '', city: '', state: '', pincode: '' }
const placeOf = ({ addressLine1, addressLine2, city, state, pincode }: Place) =>
  draftOf({ addressLine1, addressLine2, city, state, pincode })
const toPlace = ({ addressLine2, ...rest }: Draft) => ({ ...rest, addressLine2: orNull(addressLine2) })

const dayFields = weekdays.flatMap((day): Field[] => [
  { name: `hours.${day}.opens`, as: 'time' },
  { name: `hours.${day}.closes`, as: 'time' },
])

/** A part whose fields are all text or nothing. */
const plain = (name: 'company' | 'grievanceOfficer', fields: readonly Field[]): Part => ({
  fields,
  draftOf: (settings) => draftOf(settings[name]),
  toChange: (draft) => ({ [name]: allOrNull(draft) }),
})

export const parts: Readonly<Record<PartName, Part>> = {
  company: plain('company', [
    wide('legalName'),
    line('tradeName'),
    { name: 'legalForm', as: 'select', options: legalForms },
    line('gstin'),
    line('pan'),
    line('cin'),
    line('udyam'),
    { name: 'phone', as: 'phone' },
  ]),
  addresses: {
    fields: place,
    draftOf: ({ registeredAddress }) => (registeredAddress === null ? noPlace : placeOf(registeredAddress)),
    rows: {
      name: 'furtherAddresses',
      fields: [wide('label'), ...place],
      of: ({ furtherAddresses }) => furtherAddresses.map(({ label, ...at }) => ({ label, ...placeOf(at) })),
    },
    toChange: (draft, rows) => ({
      registeredAddress: isEmpty(draft) ? null : toPlace(draft),
      furtherAddresses: rows.map(toPlace),
    }),
  },
  bank: {
    fields: [
      wide('accountName'),
      line('accountNumber'),
      line('ifsc'),
      line('bankName'),
      line('branch'),
      line('upiId'),
      number('upiLimitPaise'),
    ],
    draftOf: ({ bank }) => ({ ...draftOf(bank), upiLimitPaise: String(bank.upiLimitPaise / 100) }),
    toChange: ({ upiLimitPaise, ...rest }) => ({
      bank: { ...allOrNull(rest), upiLimitPaise: asPaise(upiLimitPaise) },
    }),
  },
  officer: plain('grievanceOfficer', [
    line('name'),
    line('designation'),
    line('email'),
    { name: 'phone', as: 'phone' },
  ]),
  texts: {
    fields: [
      area('quoteTerms'),
      area('terms'),
      area('privacy'),
      area('grievance'),
      { name: 'readByLawyer', as: 'check', wide: true },
    ],
    draftOf: ({ texts: { readByLawyer, ...texts } }) => ({ ...texts, readByLawyer: readByLawyer ? 'yes' : '' }),
    toChange: ({ readByLawyer, ...texts }) => ({ texts: { ...texts, readByLawyer: readByLawyer === 'yes' } }),
  },
  hire: {
    fields: [
      number('quoteValidityDays'),
      number('paymentDays'),
      number('noticeDays'),
      number('deemedDays'),
      number('certifyDays'),
      number('disputeDays'),
      number('offHireBelowPercent'),
      number('salesDiscountPercent'),
      number('gstPercent'),
      number('dieselPaisePerLitre'),
      number('roadFactor'),
    ],
    draftOf: ({ hire }) => ({ ...draftOf(hire), dieselPaisePerLitre: String(hire.dieselPaisePerLitre / 100) }),
    toChange: ({ gstPercent, roadFactor, salesDiscountPercent, dieselPaisePerLitre, ...days }) => ({
      hire: {
        ...Object.fromEntries(Object.entries(days).map(([name, typed]) => [name, asNumber(typed)])),
        gstPercent,
        roadFactor,
        salesDiscountPercent,
        dieselPaisePerLitre: asPaise(dieselPaisePerLitre),
      },
    }),
  },
  office: {
    fields: [{ ...number('firstAnswerHours'), wide: true }, ...dayFields],
    draftOf: ({ office: { firstAnswerHours, hours } }) => ({
      firstAnswerHours: String(firstAnswerHours),
      ...Object.fromEntries(
        weekdays.flatMap((day) => [
          [`hours.${day}.opens`, hours[day]?.opens ?? ''],
          [`hours.${day}.closes`, hours[day]?.closes ?? ''],
        ]),
      ),
    }),
    toChange: (draft) => ({
      office: {
        firstAnswerHours: asNumber(draft['firstAnswerHours']),
        hours: Object.fromEntries(weekdays.map((day) => [day, hoursOf(draft, day)])),
      },
    }),
  },
  holidays: {
    fields: [],
    draftOf: () => ({}),
    rows: {
      name: 'holidays',
      fields: [{ name: 'date', as: 'date' }, line('name'), { name: 'states', as: 'select' }],
      of: ({ holidays }) => holidays.map(({ date, name, states }) => ({ date, name, states: states.join(', ') })),
    },
    toChange: (_, rows) => ({
      holidays: rows.map(({ states = '', ...day }) => ({ ...day, states: states === '' ? [] : states.split(', ') })),
    }),
  },
  undertaking: {
    fields: [wide('number'), { name: 'from', as: 'date' }, { name: 'to', as: 'date' }],
    draftOf: ({ undertaking }) => draftOf(undertaking ?? { number: '', from: '', to: '' }),
    toChange: (draft) => ({ undertaking: isEmpty(draft) ? null : draft }),
  },
  gst: {
    fields: [
      { name: 'aatoAbove5Crore', as: 'check', wide: true },
      line('rentPaymentCode'),
      line('contractPaymentCode'),
      line('contractIndividualPaymentCode'),
    ],
    draftOf: ({ gst, tds }) => ({ aatoAbove5Crore: gst.aatoAbove5Crore ? 'yes' : '', ...draftOf(tds) }),
    toChange: ({ aatoAbove5Crore, ...codes }) => ({
      gst: { aatoAbove5Crore: aatoAbove5Crore === 'yes' },
      tds: allOrNull(codes),
    }),
  },
  bankRates: {
    fields: [],
    draftOf: () => ({}),
    rows: {
      name: 'bankRates',
      fields: [{ name: 'from', as: 'date' }, number('percent')],
      of: ({ bankRates }) => bankRates.map(draftOf),
    },
    toChange: (_, rows) => ({ bankRates: rows }),
  },
}

function hoursOf(draft: Draft, day: string) {
  const [opens = '', closes = ''] = [draft[`hours.${day}.opens`], draft[`hours.${day}.closes`]]
  return opens === '' && closes === '' ? null : { opens, closes }
}
