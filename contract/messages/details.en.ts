/** Details of refusals that name what they are about; `{…}` is filled in. */
export const detailMessages = {
  pageDepth: 'page × size must be at most {max}.',
  companyNotHere: 'No company with this GSTIN is registered here.',
  withdrawnProduct: '{name} is no longer offered. Remove it first.',
} as const
