import type { Address } from '#contract/addresses.ts'
import type { ShownFile } from '#contract/files.ts'

/** The id of the n-th sample, in order of creation. */
export const idOf = (n: number) => `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** One page of these, as every list returns it; all of them without a request for a page. */
export function pageOf<Item>(items: readonly Item[], { page = 0, size = 20 }: { page?: number; size?: number } = {}) {
  const totalElements = items.length
  const content = items.slice(page * size, (page + 1) * size)
  return { content, page, size, totalElements, totalPages: Math.ceil(totalElements / size) }
}

type Asked = { filter?: string | undefined; page?: number; size?: number }
/** The same of those whose text has what somebody types into the field of a list. */
export function pageOfFound<Item>(
  items: readonly Item[],
  { filter = '', ...page }: Asked,
  textOf: (item: Item) => string,
) {
  const found = items.filter((item) => textOf(item).toLowerCase().includes(filter.toLowerCase()))
  return pageOf(found, page)
}

/** The states and districts for address forms. */
export const PLACES = {
  listStates: { data: { states: ['Goa', 'Karnataka', 'Maharashtra', 'Telangana'].map((name) => ({ name })) } },
  listCitiesOfState: { data: ['Mumbai', 'Nagpur', 'Pune'] },
}

/** A project site in Pune. */
export const aSite = (addressName: string, n = 1): Address => ({
  addressId: idOf(n),
  addressName,
  addressLine1: 'Survey 62, Kharadi Bypass Road',
  addressLine2: null,
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411014',
  zohoCrmId: null,
  addressType: 'SITE',
})

/** The house and a company that hires from it, as documents name them. */
export const HOUSE = {
  name: 'Yantra Equipment Rentals Private Limited',
  gstin: '27ZZYCA5120M1Z2',
  address: 'Plot R-660, TTC Industrial Area, Rabale, Navi Mumbai, Maharashtra 400701',
  state: 'Maharashtra',
}
export const DECCAN = {
  name: 'Deccan Buildworks Private Limited',
  gstin: '27ZZXCB9949G1ZM',
  address: 'Kalyani Chambers, Senapati Bapat Road, Pune, Maharashtra 411016',
  state: 'Maharashtra',
}

/** A photograph of a record; its picture is a red square. */
export const aPicture = (fileId: string): ShownFile => ({
  fileId,
  name: 'machine.jpg',
  type: 'image/jpeg',
  size: 20_000,
  width: 640,
  height: 480,
  url: 'data:image/gif;base64,R0lGODlhAQABAIAAAL8/KAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
})
