const SLUG_MAX = 80

/** A text as a slug: `Off-hire: what to check` becomes `off-hire-what-to-check`; '' without Latin letters and digits. */
export const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX + 1)
    .replace(/^-/, '')
    .slice(0, SLUG_MAX)
    .replace(/-$/, '')
