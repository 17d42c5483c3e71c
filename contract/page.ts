import type { ProblemBody } from './problems.ts'

/** What the server hands to the rendering of a page: plain data and functions, as the web code runs as its own bundle. */
export type PageTools = {
  /** One call of the API without a socket; never carries anyone's token. */
  transport: (path: string, init: RequestInit) => Promise<Response>
  /** The drawing of a product as SVG markup; `names` says its labels in another language, by their English. */
  drawing: (slug: string, names?: Readonly<Record<string, string>>) => Promise<string>
  site: Site
  /** Where an address really lives (case, alias, trailing slash), when that is elsewhere. */
  redirect: (url: URL) => string | undefined
  report: (error: unknown) => void
  /** Only shells that are never cached have one; cached pages allow their scripts by hash. */
  nonce: string | undefined
  /** A form that was sent to this page without JavaScript and refused. */
  posted?: Posted | undefined
}

/** What somebody typed into a form, and why it was refused. */
export type Posted = { values: Readonly<Record<string, string>>; problem: ProblemBody }

/** Facts of this installation that pages show; equal for everyone. */
export type Site = {
  /** Without a slash at the end. */
  publicUrl: string
  supportPhone: string
  loginEnabled: boolean
}

/** What `web/ssr.ts` exports. */
export type Renderer = { render: (request: Request, tools: PageTools) => Promise<Response> }
