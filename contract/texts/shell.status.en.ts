/** Defaults by HTTP status for answers that are not our problems, such as a proxy's (specification section 8). */
export const statusTexts: Readonly<Record<number, string>> = {
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
