/** Texts of the shell around every screen: starting, failing, nothing here. */
export const shellMessages = {
  name: 'Yantra',
  homeTitle: 'Yantra: rent construction and industrial equipment in India',
  homeHeading: 'Rent construction and industrial equipment',
  homeText: 'Compare machines by their real figures, send one enquiry, get one number to follow.',
  failedTitle: 'This page could not be shown',
  failedText: 'Something went wrong on our side. Please try again.',
  notStartedTitle: 'Yantra could not start',
  notStartedText: 'A part of the page could not be loaded. Please check your connection and try again.',
  retry: 'Try again',
  toHome: 'Go to the home page',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address.',
  loading: 'Loading…',
  scriptNeeded: 'This page needs JavaScript, because only your own browser holds your sign-in.',
  methodNotAllowed: 'This address only answers GET and HEAD.',
} as const

/** Defaults by HTTP status for answers that are no problem of ours, as of a proxy (specification section 8). */
export const statusMessages: Readonly<Record<number, string>> = {
  400: 'Invalid request. Please check your input.',
  401: 'Please log in to continue.',
  403: "You don't have permission to perform this action.",
  404: 'Requested resource not found.',
  409: 'Conflict occurred. Please refresh and try again.',
  422: 'Invalid data provided. Please check your input.',
  500: 'Server error. Please try again later.',
  502: 'Service temporarily unavailable.',
  503: 'Service maintenance in progress.',
  504: 'Request timeout. Please try again.',
}
export const unexpectedMessage = 'An unexpected error occurred.'
