/** Serves the public keys that the house's signatures are checked with, as a JSON Web Key Set (RFC 7517). */
export const DOCUMENT_KEYS_PATH = '/v1/public/document-key'

/** A public key of the house, as a JSON Web Key. */
export type HouseKey = { readonly kid: string; readonly kty: string; readonly crv: string; readonly x: string }
