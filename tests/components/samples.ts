import type { Address } from '#contract/addresses.ts'

/** The n-th of many: ids of samples, in the order they were made. */
export const idOf = (n: number) => `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** One page of these, as every list answers it; the whole of them where nothing is asked for. */
export function pageOf<Item>(items: readonly Item[], { page = 0, size = 20 }: { page?: number; size?: number } = {}) {
  const totalElements = items.length
  const content = items.slice(page * size, (page + 1) * size)
  return { content, page, size, totalElements, totalPages: Math.ceil(totalElements / size) }
}

/** The places of India that the forms of addresses ask for. */
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
