import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Everything in the web that a session's end leaves as it is, and why that may be (specification section 4: signing out
 * resets all state). Whatever else is kept in memory has to be a store (`createStore`), which forgets by itself.
 */
const OUTLIVES: Readonly<Record<string, string>> = {
  // Stores.
  'web/platform/session/state.ts sessionState': 'the session itself, which says that it is over',
  'web/platform/session/session.ts renewals': 'counts refreshes',
  'web/platform/city.ts remembered': 'the city chosen on this device',
  'web/platform/stay-open.ts stayOpen': 'the choice made on this device',
  'web/platform/busy.ts busy': 'counts what is under way',
  'web/platform/load-part.ts missingPart': 'a part of the program that is missing',
  'web/features/catalogue/combobox.ts shown': 'goes with its field',
  // Other state of modules.
  'web/platform/store.ts undoings': 'the registry',
  'web/platform/store.ts store': 'each store that forgets',
  'web/platform/query-client.ts queryClient': 'cleared by whenSessionEnds',
  'web/platform/query-client.ts seenAs': 'individual or company, to compare with whoever comes next',
  'web/platform/unsaved.ts unsaved': 'cleared by whenSessionEnds',
  'web/platform/session/hand-over.ts endedPerson': 'leads back whoever was led out, alone',
  'web/platform/session/tabs.ts channel': 'a connection',
  'web/platform/call.ts browserTransport': 'a function',
  'web/platform/navigation.ts navigate': 'a function',
  'web/platform/notify.ts shown': 'a count',
  'web/platform/notification-log.ts lastLogged': 'a count',
  'web/platform/static-html.tsx kept': "the server's markup, equal for everyone",
  'web/platform/translate-names.ts NAMED': 'constant',
}

/** Files that keep something in local storage, which outlives a session too. */
const ON_THE_DEVICE: Readonly<Record<string, string>> = {
  'web/platform/session/browser-world.ts': 'the refresh token, removed with the session',
  'web/platform/city.ts': 'the city',
  'web/platform/session/device.ts': 'that a person has signed in here before, which says nothing of them',
  'web/platform/stay-open.ts': 'whether messages close by themselves',
  'web/features/shell/language-link.tsx': 'the language',
}

const sources = globSync('web/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const STATE = [
  /^(?:export )?let (\w+)/gm,
  /^(?:export )?const (\w+)[^=\n]*= new (?:Map|Set|WeakMap|QueryClient)\b/gm,
  /const (\w+)[^=\n]*= createLastingStore\b/gm,
]

test('whatever outlives a session is known by name', () => {
  const found = sources.flatMap(({ file, text }) =>
    STATE.flatMap((state) => [...text.matchAll(state)].map(([, name]) => `${file} ${name}`)),
  )
  expect(found.toSorted()).toEqual(Object.keys(OUTLIVES).toSorted())
})

test('whatever is kept on the device is known by its file', () => {
  const keeping = sources.filter(({ text }) => text.includes('localStorage.setItem')).map(({ file }) => file)
  expect(keeping.toSorted()).toEqual(Object.keys(ON_THE_DEVICE).toSorted())
})
