import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Renderer } from '#contract/page.ts'
import { languageOf } from './page-languages.ts'

/** The build's folder for the files that browsers fetch. */
export const clientFolder = resolve('build/client')

const built = (folder: string): Promise<Renderer> => import(pathToFileURL(resolve(folder, 'server/index.js')).href)

/** The built pages, each language from its own build; Hindi's is read when its first page is asked for. */
export async function builtRenderer(): Promise<Renderer> {
  const english = await built('build')
  let hindi: Promise<Renderer> | undefined
  const rendererOf = (path: string) =>
    languageOf(path).language.code === 'hi' ? (hindi ??= built('build/hi')) : Promise.resolve(english)
  return {
    render: async (request, tools) => (await rendererOf(new URL(request.url).pathname)).render(request, tools),
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
