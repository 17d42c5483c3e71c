/** Details of refusals that name their subject; `{…}` is filled in. */
export const detailTexts = {
  methodNotAllowed: 'This address only answers GET and HEAD.',
  pageDepth: 'page × size must be at most {max}.',
  companyNotHere: 'No company with this GSTIN is registered here.',
  productNotHere: 'No product with this slug is offered.',
  cityNotHere: 'No city has this slug.',
  withdrawnProduct: '{name} is no longer offered. Remove it first.',
  tooManyRequests: 'Too many requests. Please try again in {minutes} min.',
  tooManyRequestsHours: 'Too many requests. Please try again in {hours} h {minutes} min.',
  tooManyMessages:
    'You have sent several messages within an hour. Please try again in {minutes} min, or call us on {supportPhone}.',
  takenBy: '{name} has this enquiry now.',
  givenBack: 'A colleague has given this enquiry back.',
  tooManyNotices: 'You have sent as many messages as a day allows. Please try again later.',
} as const
