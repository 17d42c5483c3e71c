type Rules = { createHTML: (markup: string) => string }

declare global {
  /** The part of Trusted Types used here; some browsers lack them. */
  var trustedTypes: { createPolicy: (name: string, rules: Rules) => Rules } | undefined
}

/** The only policy name that the pages' CSP allows (`server/platform/pages.ts`). */
const policy = globalThis.trustedTypes?.createPolicy('yantra', { createHTML: (markup) => markup })

/** Marks markup as our own server's, which has sanitised it; the browser reports any other. */
export const ownMarkup = (markup: string | undefined) =>
  markup === undefined ? undefined : (policy?.createHTML(markup) ?? markup)
