import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'

/** A running product's address, without a trailing slash. */
export type Served = { readonly url: string }

export type Product = Served & {
  /** Stops it like an operator. Throws an Error if it does not exit by itself with 0. */
  readonly stop: () => Promise<void>
  /** Kills it at once. */
  readonly kill: () => Promise<void>
  readonly pid: number
  /** Its output so far, on the terminal or in the log. */
  readonly said: () => string
}

const READY_SECONDS = 90
const READY_ASKED_EVERY_MS = 20
const STOP_SECONDS = 30
const LAST_WORDS = 2000

/** Starts the built product as its own process on a free port; its output goes to `test-results/product-{port}.log`. */
export async function startProduct(dataDir: string, settings: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...plainEnvironment(), PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, ...settings }
  const log = `test-results/product-${port}.log`
  const server = spawnLogged(env, log)
  // A failed run must not leave a server behind.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const said = () => readFileSync(log, 'utf8')
  const lastWords = () => `its last words (all of them in ${log}):\n${said().slice(-LAST_WORDS)}`
  const running = { server, kill, lastWords }
  await untilReady(running, url)
  return { url, pid: server.pid ?? 0, said, stop: () => stop(running), kill: () => killed(running) }
}

/** The command of `npm start`; its `exec` replaces the shell's process. */
const START = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }).scripts.start

/** The demo as a person starts it, on the project's own Node, without the tester's environment. */
function plainEnvironment() {
  const { PATH = '', HOME, TMPDIR } = process.env
  return {
    PATH: `${resolve('node_modules/.bin')}${delimiter}${PATH}`,
    HOME,
    TMPDIR,
    HOST: '127.0.0.1',
    YANTRA_MODE: 'demo',
  }
}

type Running = { readonly server: ChildProcess; readonly kill: () => void; readonly lastWords: () => string }

function spawnLogged(env: Record<string, string | undefined>, path: string): ChildProcess {
  mkdirSync('test-results', { recursive: true })
  const log = openSync(path, 'w')
  const server = spawn('sh', ['-c', START], { env, stdio: ['ignore', log, log] })
  closeSync(log)
  return server
}

async function untilReady({ server, lastWords }: Running, url: string) {
  const deadline = Date.now() + READY_SECONDS * 1000
  while (!(await answers(`${url}/readyz`))) {
    if (server.exitCode !== null) throw new Error(`The product ended with ${server.exitCode} at start, ${lastWords()}`)
    if (Date.now() > deadline) throw new Error(`The product was not ready after ${READY_SECONDS} s, ${lastWords()}`)
    await pause(READY_ASKED_EVERY_MS)
  }
}

async function answers(address: string) {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

async function stop({ server, kill, lastWords }: Running) {
  process.off('exit', kill)
  if (server.exitCode !== null)
    throw new Error(`The product had ended by itself with ${server.exitCode}, ${lastWords()}`)
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  const code = await Promise.race([ended, pause(STOP_SECONDS * 1000, 'late' as const, { ref: false })])
  if (code === 'late') kill()
  if (code !== 0)
    throw new Error(`After SIGTERM the product ended ${code === 'late' ? 'not' : `with ${code}`}, ${lastWords()}`)
}

async function killed({ server, kill }: Running) {
  process.off('exit', kill)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  kill()
  await ended
}
