// Elements of Tally's XML.
import { xmlText } from '#server/platform/xml-text.ts'

type Attributes = Readonly<Record<string, string>>

const attributeText = (text: string) => xmlText(text).replaceAll('"', '&quot;')

/** An element of XML that is well-formed already. */
export const element = (name: string, content: string, attributes: Attributes = {}) => {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${attributeText(value)}"`)
  return `<${name}${all.join('')}>${content}</${name}>`
}

/** Elements of plain texts; a null has none. */
export const texts = (fields: Readonly<Record<string, string | null>>) =>
  Object.entries(fields)
    .map(([name, text]) => (text === null ? '' : element(name, xmlText(text))))
    .join('')
