import type { ProductDetail } from './catalogue.ts'
import type { ProblemBody } from './problems.ts'

/**
 * The server's input to the rendering of a page: plain data and functions, because the web code is a separate bundle.
 */
export type PageTools = {
  /** Makes one API call without a socket and without a token. */
  transport: (path: string, init: RequestInit) => Promise<CallReply>
  /** The drawing of a machine as SVG markup, in the words of its answer; `metre` is the unit of its figures. */
  drawing: (machine: DrawnMachine, metre?: string) => string
  site: Site
  /** The renting company for the footer of every page; empty facts if they are not known. */
  supplier: () => Promise<SupplierFacts>
  /** The canonical form of an address (case, alias, trailing slash), if it differs. */
  redirect: (url: URL) => string | undefined
  report: (error: unknown) => void
  /** Only shells that are never cached have one; cached pages allow their scripts by hash. */
  nonce: string | undefined
  /** A form that was sent to this page without JavaScript and refused. */
  posted?: Posted | undefined
}

/** What a drawing follows from. */
export type DrawnMachine = Pick<ProductDetail, 'name' | 'subCategory' | 'specs' | 'specLabels'>

/** As much of a `Response` as a call reads. What `json` returns may be shared with other pages. */
export type CallReply = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }

/** The values typed into a form, and the reason for their refusal. */
export type Posted = { values: Readonly<Record<string, string>>; problem: ProblemBody }

/** Facts of this installation that pages show; equal for everyone. */
export type Site = {
  /** Without a slash at the end. */
  publicUrl: string
  supportPhone: string
  loginEnabled: boolean
}

/** The renting company's name and registration numbers, and its grievance officer, as far as they are set. */
export type SupplierFacts = { name: string | null; gstin: string | null; cin: string | null; officer: string | null }

/** A page as texts, its head first: put together, they would be copied. Other replies have a body. */
export type Rendered = Response & { parts?: readonly [head: string, ...rest: string[]] }

/** The exports of `web/ssr.ts`. */
export type Renderer = { render: (request: Request, tools: PageTools) => Promise<Rendered> }
