import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Renderer } from '#contract/page.ts'
import { languageOf } from './page-languages.ts'

/** The build's folder for the files that browsers fetch. */
export const clientFolder = resolve('build/client')

/** A language's pages, loaded when they are first needed. Throws at once if they are not built. */
async function built(folder: string) {
  const file = resolve(folder, 'server/index.js')
  await access(file)
  let pages: Promise<Renderer> | undefined
  return () => (pages ??= import(pathToFileURL(file).href))
}

/** The built pages, each language from its own build. A start waits for neither; `warm` loads those of most readers. */
export async function builtRenderer(): Promise<Renderer & { warm: () => Promise<unknown> }> {
  const [english, hindi] = [await built('build'), await built('build/hi')]
  const pagesOf = (path: string) => (languageOf(path).language.code === 'hi' ? hindi() : english())
  return {
    warm: english,
    render: async (request, tools) => (await pagesOf(new URL(request.url).pathname)).render(request, tools),
  }
}

/**
 * Pages directly from their sources, with changes shown in open browsers at once. Vite is only loaded here: production
 * does not need it.
 */
export async function sourceRenderer(scope: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const { default: middie } = await import('@fastify/middie')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: scope.server } },
    appType: 'custom',
  })
  await scope.register(middie, { hook: 'onRequest' })
  scope.use(vite.middlewares)
  scope.addHook('onClose', () => vite.close())
  return {
    async render(request, tools) {
      const pages = (await vite.ssrLoadModule('/web/ssr.ts')) as Renderer
      return pages.render(request, tools)
    },
  }
}
