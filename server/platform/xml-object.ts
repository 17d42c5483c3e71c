// XML as the objects that JSON of the same content would be.
import { Parser } from 'htmlparser2'

/** Deeper than any record; a document of nothing but tags would cost more. */
const DEPTH_MAX = 32

type Element = { readonly fields: Map<string, unknown>; text: string }

const anElement = (attributes: Record<string, string> = {}): Element => ({
  fields: new Map(Object.entries(attributes)),
  text: '',
})

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** An element as its text, or as an object of its attributes and elements if it has any. */
const valueOf = ({ fields, text }: Element) => (fields.size === 0 ? text.trim() : Object.fromEntries(fields))

/** Adds an element to the one around it; elements of one name are a list. */
function add({ fields }: Element, name: string, value: unknown) {
  const before = fields.get(name)
  fields.set(name, before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value])
}

/**
 * The content of an XML document as objects, lists and texts; names are in small letters, without prefixes. A document type
 * is refused, so no entity of its own is ever expanded. Throws an Error for a document that ends within an element, and
 * for one deeper than 32 elements.
 */
export function readXml(xml: string): unknown {
  const root = anElement()
  const open = [root]
  const parser = new Parser(
    {
      onopentag(_name, attributes) {
        if (open.length > DEPTH_MAX) throw new Error(`The XML is deeper than ${DEPTH_MAX} elements.`)
        open.push(anElement(attributes))
      },
      ontext(text) {
        const inner = open.at(-1)
        if (inner) inner.text += text
      },
      onclosetag(name) {
        const [closed, around] = [open.pop(), open.at(-1)]
        if (closed && around) add(around, withoutPrefix(name), valueOf(closed))
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new Error('The XML has a document type, which is not read.')
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(xml)
  if (open.length > 1) throw new Error('The XML ends within an element.')
  parser.end()
  return valueOf(root)
}
