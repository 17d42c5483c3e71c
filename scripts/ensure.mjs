// Prepares a fresh clone: installs packages, builds the web app and bundles the server, each only when its inputs have
// changed. It runs before `npm start` under the machine's own Node (18 or later), so it needs nothing but Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Progress goes to standard error: the output of a command such as `npm run bill` is its own. */
const say = (line) => console.error(line)

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))

const NODE = 'node_modules/.bin/node'
const INSTALLED = 'node_modules/.yantra-installed'
/** npm writes this list last. If it is missing, the install was interrupted and its leftovers cannot be repaired. */
const NPM_FINISHED = 'node_modules/.package-lock.json'
const BUILT = 'build/.yantra-built'
const BUNDLED = 'build/node/.yantra-built'
const PACKAGES = ['package.json', 'package-lock.json']
const CONFIGS = [
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/audience-chunks.ts',
  'scripts/field-app.ts',
  'scripts/finish-build.ts',
  'scripts/in-language.ts',
  'scripts/list-chunks.ts',
  'scripts/pure-contract.ts',
]
const SOURCES = ['web', 'contract', ...CONFIGS, ...PACKAGES]
const BUNDLER = 'scripts/build-server.ts'
const SERVER_SOURCES = ['server', 'contract', 'database', 'web', BUNDLER, ...PACKAGES]
/** Each language is a separate build; the first one creates the shared folder. */
const LANGUAGES = ['en', 'hi']
const PRODUCTION = { NODE_ENV: 'production' }
const PROGRESS_EVERY_SECONDS = 15
const SIGNALS = ['SIGINT', 'SIGTERM']
const EXIT_INTERRUPTED = 130

let interrupted = false

/** Every file at or under a path, in an order that does not depend on the machine. */
function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}

const isTest = (file) => /\.test\.tsx?$/.test(file)

/** Hashes content, not times: a clone or a change of branch resets times. Tests do not count. */
function hashOf(paths) {
  const hash = createHash('sha256')
  const files = paths.flatMap(filesIn).filter((file) => !isTest(file))
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const isStamped = (stamp, paths) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(paths)

function stampWith(stamp, paths) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hashOf(paths))
}

/** Runs a command silently, with a sign of life now and then. Returns its output if it failed. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const began = Date.now()
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const signOfLife = setInterval(
      () => say(`  … still running, ${Math.round((Date.now() - began) / 1000)} s`),
      PROGRESS_EVERY_SECONDS * 1000,
    )
    // A stopped npm cleans up. Exiting before it does would leave two of them running on the next start.
    const passOn = (signal) => {
      interrupted = true
      child.kill(signal)
    }
    for (const signal of SIGNALS) process.once(signal, passOn)
    const end = (failure) => {
      clearInterval(signOfLife)
      for (const signal of SIGNALS) process.off(signal, passOn)
      resolve(failure)
    }
    child.on('error', (error) => end(String(error)))
    child.on('close', (code, signal) =>
      end(code === 0 ? undefined : output || `${command} ended with ${signal ?? code}`),
    )
  })
}

function stop(sentence, output = '') {
  if (interrupted) process.exit(EXIT_INTERRUPTED)
  console.error(`${output}\nYantra could not start: ${sentence}`)
  process.exit(1)
}

/**
 * Whether every package of the lock file that all machines need is there; npm sometimes reports success without some.
 */
function isWhole() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const needed = Object.keys(packages).filter(
    (path) => path !== '' && !packages[path].optional && !packages[path].devOptional,
  )
  return needed.every((path) => existsSync(`${path}/package.json`))
}

async function runNpm() {
  // The stamp is absent during an install, so the next start notices an interrupted one.
  rmSync(INSTALLED, { force: true })
  rmSync(NPM_FINISHED, { force: true })
  // The build needs development packages, which NODE_ENV=production would leave out.
  const args = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const failure = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args)
  if (failure) stop('packages could not be installed. Is the package registry reachable?', failure)
}

/** A linked folder belongs to another checkout, which maintains it. */
const isLinked = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

const clear = () => rmSync('node_modules', { recursive: true, force: true, maxRetries: 5 })

async function install() {
  if (isLinked('node_modules') || (existsSync(NODE) && isStamped(INSTALLED, PACKAGES))) return
  const afresh = !existsSync(NPM_FINISHED)
  say(`• Installing packages${afresh ? ' (first run, about a minute)' : ''}…`)
  if (afresh) clear()
  await runNpm()
  if (!isWhole()) {
    say('• Some packages are missing, installing all of them again…')
    clear()
    await runNpm()
  }
  if (!existsSync(NODE)) {
    rmSync(NPM_FINISHED, { force: true })
    stop('npm blocked the install script of the package "node". Run: npm install-scripts approve node')
  }
  stampWith(INSTALLED, PACKAGES)
}

const buildPages = (language) =>
  run(NODE, ['node_modules/@react-router/dev/bin.cjs', 'build'], { ...PRODUCTION, PAGES_LANGUAGE: language })

async function build() {
  await buildWeb()
  if (isStamped(BUNDLED, SERVER_SOURCES)) return
  rmSync(BUNDLED, { force: true })
  const failure = await run(NODE, [BUNDLER], PRODUCTION)
  if (failure) stop('the server could not be built.', failure)
  stampWith(BUNDLED, SERVER_SOURCES)
}

async function buildWeb() {
  if (isStamped(BUILT, SOURCES)) return
  say('• Building the web app…')
  rmSync(BUILT, { force: true })
  let failure
  for (const language of LANGUAGES) failure ??= await buildPages(language)
  failure ??= await run(NODE, ['scripts/finish-build.ts'], PRODUCTION)
  if (failure) stop('the web app could not be built.', failure)
  stampWith(BUILT, SOURCES)
}

await install()
if (!process.argv.includes('--no-build')) await build()
