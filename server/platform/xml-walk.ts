// Reads XML that others wrote, element by element. Entities of a DTD are not expanded, and nothing is fetched.
import { Parser } from 'htmlparser2'

type Walker = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** Calls back for each element and each text in their order; names of elements have no prefixes. */
export function walkXml(xml: string, { open, close, text }: Walker): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open(withoutPrefix(name), attributes),
      onclosetag: (name) => close?.(withoutPrefix(name)),
      ontext: (data) => text?.(data),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
}
