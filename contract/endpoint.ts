import { config, z } from 'zod'
import type { Access } from './access.ts'
import type { Change } from './change.ts'
import type { ProblemName } from './problems.ts'

// Zod probes `new Function` in a browser, which the content security policy reports as a violation.
if ('document' in globalThis) config({ jitless: true })

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With placeholders in braces, as in OpenAPI: `/v1/enquiries/{id}`. */
  readonly path: string
  readonly access: Access
  /** One sentence for the API page. */
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  /** The body as it is judged for somebody who has verified this identifier, where that makes a difference. */
  readonly bodyFor?: (verified: string) => z.ZodType
  /** The fields that an update changes of a readable object; `changeOf` makes them together with the body. */
  readonly change?: Change
  /** Bytes of the largest body, where that is more than any other call takes. */
  readonly bodyBytesMax?: number
  /** The body is a file as it is, of any content type. */
  readonly rawBody?: true
  readonly response: z.ZodType
  /** The reply is a file of this type; `response` is `FileReply`. */
  readonly replyType?:
    | 'text/csv'
    | 'application/pdf'
    | 'application/zip'
    | 'application/json'
    | 'application/xml'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  /** Status of success; 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204
  /** The refusals of this call beyond those every call can give. */
  readonly problems: readonly ProblemName[]
  /** A GET that does something: never answered to HEAD, never to a prefetch. */
  readonly effects?: true
  /** A POST that changes nothing, because its question is too long for an address. */
  readonly onlyReads?: true
  /** The query is a form field: wrong values are violations (422), not a bad request (400). */
  readonly queryIsForm?: true
}

/** A reply that is a file: a text that browsers save under its name, or a document that they show. */
export const FileReply = z.object({
  name: z.string(),
  content: z.union([z.string(), z.custom<Uint8Array>((value) => value instanceof Uint8Array)]),
})

/** One API call as one value, begun with its line of `paths`: both sides import it. */
export const endpoint = <const E extends Endpoint>(definition: E) => definition

type Part<E, Key extends string> = E extends { readonly [K in Key]: infer Schema extends z.ZodType } ? Schema : never

/** The input of a caller: only the parts of the call. */
export type InputOf<E> = {
  [K in 'params' | 'query' | 'headers' | 'body' as E extends { readonly [P in K]: z.ZodType } ? K : never]: z.input<
    Part<E, K>
  >
}
/** The input of a use case: the same parts, parsed. */
export type ParsedOf<E> = {
  [K in 'params' | 'query' | 'headers' | 'body' as E extends { readonly [P in K]: z.ZodType } ? K : never]: z.output<
    Part<E, K>
  >
}
/** The reply of the call. */
export type OutputOf<E extends Endpoint> = z.output<E['response']>
