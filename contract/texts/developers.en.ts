/** The page for developers. */
export const developerTexts = {
  title: 'For developers',
  description:
    'The API of Yantra: catalogue, rates, enquiries, jobs, logsheets and invoices over HTTP, with an OpenAPI file.',
  intro:
    'This site runs on its own API. Your systems can make the same calls: read the catalogue and its rates, send enquiries, and follow jobs, logsheets and invoices.',
  parts: [
    {
      title: 'Without an account',
      text: 'The catalogue, rates, cities and the blog are public. Call them over HTTPS; replies are JSON and carry an ETag.',
    },
    {
      title: 'With an account',
      text: 'Sign in with a one-time code. You get an access token for 10 minutes and a refresh token for the next one. Each call states which token it needs.',
    },
    {
      title: 'Errors',
      text: 'Errors are problem details (RFC 9457) with a stable type; invalid input names the fields. Money is in whole paise. Dates are in Indian time.',
    },
  ],
  reference: 'API reference',
  openapi: 'OpenAPI file',
} as const
