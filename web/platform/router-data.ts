const SCRIPT_ENDS: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A text as JavaScript that can stand in a page: it can't end the script. */
const inScript = (text: string) =>
  JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (sign) => SCRIPT_ENDS[sign] ?? sign)

/** The loaders' data as the scripts that hand it to the router in the browser, as `<ServerRouter>` would write them. */
export async function routerData(stream: ReadableStream<Uint8Array>, nonce: string | undefined) {
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`
  const script = (code: string) => `<script${mark}>window.__reactRouterContext.streamController.${code};</script>`
  const text = await new Response(stream).text()
  return script(`enqueue(${inScript(text)})`) + script('close()')
}
