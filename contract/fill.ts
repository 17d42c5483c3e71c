/** Puts values into `{placeholders}`; a placeholder without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number | undefined>>) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
