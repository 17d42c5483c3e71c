// A loader's data as one text. The router writes and reads each value of an object on its own, at several times the cost.

declare const inside: unique symbol

/** JSON of a value of this type. */
type Json<Data> = string & { readonly [inside]?: Data }

/** Not enumerable, so the router does not write it. A WeakMap would keep the data of old pages until a full collection. */
const opened = Symbol('opened')

export type Sealed<Data> = { readonly json: Json<Data>; [opened]?: Data }

function open<Data>(seal: Sealed<Data>, data: Data) {
  Object.defineProperty(seal, opened, { value: data })
  return data
}

/** Seals what a loader returns: plain JSON values. The page that the server renders finds them as they are. */
export function sealed<Data>(data: Data): Sealed<Data> {
  const seal: Sealed<Data> = { json: JSON.stringify(data) }
  open(seal, data)
  return seal
}

/** What was sealed, always the same object. */
export const unsealed = <Data>(seal: Sealed<Data>): Data =>
  // Only `sealed` makes a seal, of this type.
  seal[opened] ?? open(seal, JSON.parse(seal.json) as Data)
