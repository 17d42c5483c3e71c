import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createMemoryRouter,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  useActionData,
  useLoaderData,
  useMatches,
  useParams,
} from 'react-router'
import { inject } from 'vitest'
import { language } from '#contract/texts/language.en.ts'
import { call } from '#web/platform/call.ts'
import { callContext, toolsContext } from '#web/platform/page-context.ts'
import * as root from '#web/root.tsx'

type Shown = Record<'loaderData' | 'actionData' | 'matches' | 'params', unknown>
type RouteModule = {
  default: ComponentType<Shown>
  ErrorBoundary?: ComponentType
  clientMiddleware?: RouteObject['middleware']
  clientLoader?: RouteObject['loader']
  loader?: RouteObject['loader']
  shouldRevalidate?: RouteObject['shouldRevalidate']
}
type Place = ReturnType<typeof inject<'siteMap'>>[number]

const modules = import.meta.glob<RouteModule>(['/web/layouts/*.tsx', '/web/pages/*/*.tsx', '!/web/**/*.test.tsx'], {
  eager: true,
})

/** The site of the web app: its map, layouts, pages and loaders, which call the fake server. */
const routes = [routeOf('root', root, inject('siteMap').map(placed))]

const SITE = { publicUrl: 'https://yantra.example', supportPhone: '1800 120 0000', loginEnabled: true }

function placed({ file, id, path, index, children }: Place): RouteObject {
  const module = modules[`/web/${file}`]
  if (module === undefined) throw new Error(`The site map names ${file}, which is not there.`)
  return { ...routeOf(id ?? file.replace(/\.tsx$/, ''), module, children?.map(placed)), ...definedOf({ path, index }) }
}

function routeOf(id: string, module: RouteModule, children: RouteObject[] | undefined): RouteObject {
  const { clientLoader, loader, clientMiddleware: middleware, shouldRevalidate, ErrorBoundary } = module
  const parts = { ErrorBoundary, loader: clientLoader ?? loader, middleware, shouldRevalidate, children }
  return { id, Component: withProps(module.default), ...definedOf(parts) }
}

/** Leaves out undefined parts of a route. */
function definedOf(parts: object): object {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}

/** The props that the framework passes to a route's component. */
function withProps(Component: ComponentType<Shown>) {
  return function Route() {
    const shown = {
      loaderData: useLoaderData(),
      actionData: useActionData(),
      matches: useMatches(),
      params: useParams(),
    }
    return <Component {...shown} />
  }
}

function getContext() {
  const context = new RouterContextProvider()
  context.set(callContext, call)
  context.set(toolsContext, {
    site: SITE,
    transport: () => Promise.reject(new Error('The browser has none.')),
    drawing: () => '<svg/>',
    redirect: () => undefined,
    supplier: async () => ({ name: null, gstin: null, cin: null, officer: null }),
    report: (error) => console.error(error),
    nonce: undefined,
  })
  return context
}

/** Shows the site at an address; resolves after its first load. */
export async function showSite(address: string) {
  const entry = language.base + address
  const router = createMemoryRouter(routes, { basename: language.base || '/', initialEntries: [entry], getContext })
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => initialized && (stop(), resolve()))
    if (router.state.initialized) resolve()
  })
  const container = document.body.appendChild(document.createElement('div'))
  const tree = createRoot(container)
  tree.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return {
    router,
    close() {
      tree.unmount()
      router.dispose()
      container.remove()
    },
  }
}
