/** Details of refusals that name what they are about; `{…}` is filled in. */
export const detailMessages = {
  pageDepth: 'page × size must be at most {max}.',
  withdrawnProduct: '{name} is no longer offered. Remove it first.',
} as const
