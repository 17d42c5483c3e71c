/** Texts of the 404 page. */
export const notFoundTexts = {
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved or been mistyped. You can go to:',
  searchMachines: 'Machine, model or job',
} as const
