import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'

export type Product = {
  /** Address of the running product, without a slash at the end. */
  readonly url: string
  /** Stops it as an operator does. @throws Error when it does not end by itself, or not with 0. */
  readonly stop: () => Promise<void>
  /** Ends it at once, as a power cut of the process would. */
  readonly kill: () => Promise<void>
  readonly pid: number
}

const READY_SECONDS = 90
const STOP_SECONDS = 30
const LAST_WORDS = 2000
const LOG = 'test-results/product.log'

/** Starts the built product as its own process on a free port; its output goes to `test-results/product.log`. */
export async function startProduct(dataDir: string, settings: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...plainEnvironment(), PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, ...settings }
  const server = spawnLogged(env)
  // A run that ends badly must not leave a server behind.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  await untilReady(server, url)
  return { url, pid: server.pid ?? 0, stop: () => stop(server, kill), kill: () => killed(server, kill) }
}

/** The demo as a person starts it, whatever the tester's own environment says. */
function plainEnvironment() {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, NODE_ENV: 'production', HOST: '127.0.0.1', YANTRA_MODE: 'demo' }
}

function spawnLogged(env: Record<string, string | undefined>): ChildProcess {
  mkdirSync('test-results', { recursive: true })
  const log = openSync(LOG, 'w')
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', log, log] })
  closeSync(log)
  return server
}

const lastWords = () => `its last words (all of them in ${LOG}):\n${readFileSync(LOG, 'utf8').slice(-LAST_WORDS)}`

async function untilReady(server: ChildProcess, url: string) {
  const deadline = Date.now() + READY_SECONDS * 1000
  while (!(await answers(`${url}/readyz`))) {
    if (server.exitCode !== null) throw new Error(`The product ended with ${server.exitCode} at start, ${lastWords()}`)
    if (Date.now() > deadline) throw new Error(`The product was not ready after ${READY_SECONDS} s, ${lastWords()}`)
    await pause(100)
  }
}

async function answers(address: string) {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

async function stop(server: ChildProcess, kill: () => void) {
  process.off('exit', kill)
  if (server.exitCode !== null)
    throw new Error(`The product had ended by itself with ${server.exitCode}, ${lastWords()}`)
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  const code = await Promise.race([ended, pause(STOP_SECONDS * 1000, 'late' as const, { ref: false })])
  if (code === 'late') kill()
  if (code !== 0)
    throw new Error(`After SIGTERM the product ended ${code === 'late' ? 'not' : `with ${code}`}, see ${LOG}.`)
}

async function killed(server: ChildProcess, kill: () => void) {
  process.off('exit', kill)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  kill()
  await ended
}
