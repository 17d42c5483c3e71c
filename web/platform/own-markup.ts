type Rules = { createHTML: (markup: string) => string }

declare global {
  /** The little of Trusted Types that is used here; not every browser has them. */
  var trustedTypes: { createPolicy: (name: string, rules: Rules) => Rules } | undefined
}

/** The one name that the pages' policy knows (`server/platform/pages.ts`). */
const policy = globalThis.trustedTypes?.createPolicy('yantra', { createHTML: (markup) => markup })

/** Says to the browser that this markup is our own server's, which has cleaned it: all other is reported. */
export const ownMarkup = (markup: string | undefined) =>
  markup === undefined ? undefined : (policy?.createHTML(markup) ?? markup)
