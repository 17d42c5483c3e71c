const DEVANAGARI = /\p{Script=Devanagari}/u

/** The `lang` of a text from the data, which is English until it has a translation. */
export const languageOf = (text: string) => (DEVANAGARI.test(text) ? 'hi' : 'en-IN')
