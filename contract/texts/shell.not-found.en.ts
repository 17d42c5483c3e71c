/** Texts of the 404 page. */
export const notFoundTexts = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have been moved or mistyped. From here you can go on to:',
  searchMachines: 'Machine, model or job',
} as const
