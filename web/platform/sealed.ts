// A loader's data as one text. The router writes and reads each value of an object on its own, at several times the cost.

declare const inside: unique symbol

/** JSON of a value of this type. */
type Json<Data> = string & { readonly [inside]?: Data }
export type Sealed<Data> = { readonly json: Json<Data> }

/** The page that the server renders, and each rendering in the browser, finds its data opened. */
const opened = new WeakMap<object, unknown>()

/** Seals what a loader returns: plain JSON values. */
export function sealed<Data>(data: Data): Sealed<Data> {
  const seal = { json: JSON.stringify(data) }
  opened.set(seal, data)
  return seal
}

/** What was sealed, always the same object. */
export function unsealed<Data>(seal: Sealed<Data>): Data {
  const data = opened.get(seal) ?? JSON.parse(seal.json)
  opened.set(seal, data)
  // Only `sealed` makes a seal, of this type.
  return data as Data
}
