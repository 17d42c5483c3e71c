import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * All web state that outlives a session, and why it may (specification section 4: signing out resets all state). Any
 * other state in memory must be a store (`createStore`), which resets itself.
 */
const OUTLIVES: Readonly<Record<string, string>> = {
  // Stores.
  'web/platform/session/state.ts customer': 'the session itself, which says that it is over',
  'web/platform/session/state.ts desk': 'the same for the desk',
  'web/platform/session/session.ts state': 'the same, as a parameter',
  'web/platform/session/session.ts renewals': 'counts refreshes',
  'web/platform/city.ts remembered': 'the city chosen on this device',
  'web/platform/stay-open.ts stayOpen': 'the choice made on this device',
  'web/platform/busy.ts busy': 'counts work in progress',
  'web/platform/load-part.ts missingPart': 'a part of the app that failed to load',
  'web/features/catalogue/combobox.ts shown': 'removed with its field',
  // Other state of modules.
  'web/platform/store.ts undoings': 'the registry',
  'web/platform/store.ts store': 'each store, which resets itself',
  'web/platform/query-client.ts queryClient': 'cleared by whenSessionEnds',
  'web/platform/query-client.ts seenAs': 'individual or company, to compare with the next person',
  'web/platform/unsaved.ts unsaved': 'cleared by whenSessionEnds',
  'web/platform/session/session-for.ts clients': 'one client an audience, which lives as long as the tab',
  'web/platform/session/hand-over.ts endedPersons': 'leads the redirected person back, and nobody else',
  'web/platform/session/tabs.ts channels': 'connections',
  'web/platform/call.ts browserTransport': 'a function',
  'web/platform/navigation.ts navigate': 'a function',
  'web/platform/notify.ts shown': 'a count',
  'web/platform/notification-log.ts lastLogged': 'a count',
  'web/platform/static-html.tsx kept': "the server's markup, equal for everyone",
  'web/features/shell/static-parts.tsx made': 'the footer and the menu on the server, equal for everyone',
  'web/ssr.ts handlers': 'the site map on the server, equal for everyone',
  'web/platform/translate-names.ts NAMED': 'constant',
}

/** Files that use local storage, which also outlives a session. */
const ON_THE_DEVICE: Readonly<Record<string, string>> = {
  'web/platform/session/browser-world.ts': 'the refresh token of an audience, removed with its session',
  'web/platform/session/holder.ts': 'whose token that is, removed with it',
  'web/platform/session/waiting-count.ts': 'how many entries of each person wait, nothing of what they say',
  'web/platform/city.ts': 'the city',
  'web/platform/session/device.ts': 'a token that says nothing about its person',
  'web/platform/stay-open.ts': 'whether messages close by themselves',
  'web/features/shell/language-link.tsx': 'the language',
}

const sources = globSync('web/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const STATE = [
  /^(?:export )?let (\w+)/gm,
  /^(?:export )?const (\w+)[^=\n]*= new (?:Map|Set|WeakMap|QueryClient)\b/gm,
  /\b(\w+)(?:: [^=\n,(]*)?(?: =|:) createLastingStore\b/gm,
]

test('all state that outlives a session is listed by name', () => {
  const found = sources.flatMap(({ file, text }) =>
    STATE.flatMap((state) => [...text.matchAll(state)].map(([, name]) => `${file} ${name}`)),
  )
  expect(found.toSorted()).toEqual(Object.keys(OUTLIVES).toSorted())
})

test('all files that use local storage are listed', () => {
  const keeping = sources.filter(({ text }) => text.includes('localStorage.setItem')).map(({ file }) => file)
  expect(keeping.toSorted()).toEqual(Object.keys(ON_THE_DEVICE).toSorted())
})
