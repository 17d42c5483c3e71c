type Values = Readonly<Record<string, string | number | undefined>>

/** Puts values into `{placeholders}`, all at once, so that braces in a value stay as they are. A placeholder without a value stays too. */
export const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))

/** The same with line breaks in values as blanks, because a subject may hold none. */
export const fillLine = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole).replace(/\s+/g, ' '))
