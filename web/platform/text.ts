/** The texts of one feature as a hook: `export const useCartTexts = texts({ en: cartMessages })`. */
export const texts =
  <Messages>(catalogues: { en: Messages }) =>
  () =>
    catalogues.en

/** Puts values into `{placeholders}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
