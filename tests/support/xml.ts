// Checks the structure of XML that the product writes: elements without namespaces, whose texts hold no markup.

type Element = { readonly name: string; readonly children: Element[]; text: string }

const TAG = /<(\/?)([A-Z][A-Z.]*)((?: [A-Z]+="[^"<]*")*)>|([^<]+)/g

/** The root of a document. Throws where an element is not closed, or closed by another one. */
export function readXml(xml: string): Element {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  const top: Element = { name: '', children: [], text: '' }
  const open = [top]
  let read = 0
  for (const [whole, closing, name = '', , text] of body.matchAll(TAG)) {
    read += whole.length
    const parent = open.at(-1) ?? top
    if (text !== undefined) parent.text += text
    else if (closing === '/') {
      if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>.`)
      open.pop()
    } else {
      const element: Element = { name, children: [], text: '' }
      parent.children.push(element)
      open.push(element)
    }
  }
  const [root] = top.children
  if (root === undefined || open.length !== 1 || read !== body.length) throw new Error('The XML is not well-formed.')
  return root
}

/** All elements of a name below another one. */
export const elementsOf = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)])
/** The text of the first such element. */
export const textIn = (element: Element, name: string) => elementsOf(element, name)[0]?.text ?? ''
