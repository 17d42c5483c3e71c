import type { Plugin } from 'vite'

type Cut = { file: string; function: string; instead: string }

/**
 * Functions of the router for features that no page uses: prefetching pages, and instruments on navigations. The
 * bundler cannot know that their options are never given, so each becomes what it is without them, and the rest of it
 * is dropped as unused.
 */
const CUTS: readonly Cut[] = [
  {
    file: 'dom/ssr/components.js',
    function: 'usePrefetchBehavior',
    instead: '{ return [false, React$1.useRef(null), {}] }',
  },
  { file: 'dom/ssr/components.js', function: 'PrefetchPageLinks', instead: '{ return null }' },
  { file: 'router/instrumentation.js', function: 'instrumentClientSideRouter', instead: '{ return arguments[0] }' },
  { file: 'router/instrumentation.js', function: 'getRouteInstrumentationUpdates', instead: '{ return {} }' },
  {
    file: 'router/instrumentation.js',
    function: 'consumeInstrumentationClientResultMetaReceiver',
    instead: '{}',
  },
]

const ROUTER = '/react-router/dist/production/lib/'

/** Leaves unused functions of the router out of browser builds: saves 2 200 bytes of each first load. */
export const unusedRouter = (): Plugin => ({
  name: 'yantra:unused-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\// },
    handler(code, id) {
      const cuts = CUTS.filter(({ file }) => id.endsWith(ROUTER + file))
      return cuts.reduce((rest, cut) => {
        const head = `function ${cut.function}(`
        // A new version of the router must be looked at again.
        if (rest.split(head).length !== 2)
          this.error(`The router's ${cut.function} has changed: see ${import.meta.url}`)
        return rest.replace(head, () => `function ${cut.function}() ${cut.instead}\nfunction unused_${cut.function}(`)
      }, code)
    },
  },
})
