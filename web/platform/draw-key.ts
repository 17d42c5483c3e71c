/** A new idempotency key; `crypto.randomUUID` is missing on self-hosted addresses without TLS. */
export const drawKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
