import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { canInstall, installPackage } from './debian.ts'
import { freePort } from './free-port.ts'

type Postgres = {
  /** Connection string of the administrator, who may create databases. */
  readonly url: string
  /** Removes the server with all its data, but not a server that was given. Safe to call twice. */
  readonly stop: () => void
}

/** A throwaway server that can stop and restart under the same address with its data. */
type OwnPostgres = Postgres & { readonly halt: () => void; readonly resume: () => void }

const FOLDER = 'yantra-pg-'
/** `create database … strategy file_copy` needs 15. */
const OLDEST = 15
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100']

/**
 * A PostgreSQL for tests and benchmarks: the one at `TEST_DATABASE_URL` or `DATABASE_URL`, or a throwaway server in the
 * temporary folder. Installs PostgreSQL if it is missing (Debian, root). Throws an Error saying what to install.
 */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  return given ? { url: given, stop: () => {} } : startOwnPostgres()
}

/** A throwaway server, even if another one is given. Throws an Error saying what to install. */
export function startOwnPostgres(): Promise<OwnPostgres> {
  const bin = findBinaries() ?? installBinaries()
  const owner = ownerOfServers()
  sweep(bin, owner)
  return start(bin, owner)
}

type Owner = { readonly uid: number; readonly gid: number } | undefined

async function start(bin: string, owner: Owner): Promise<OwnPostgres> {
  // In the temporary folder, because the user postgres cannot read a clone under /root.
  const folder = mkdtempSync(join(tmpdir(), `${FOLDER}${process.pid}-`))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const server = serverIn(bin, owner, folder)
  process.once('exit', server.stop)
  const port = await freePort()
  const options = ['listen_addresses=127.0.0.1', ...FAST].map((option) => `-c ${option}`).join(' ')
  server.run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const resume = () =>
    // Without a log file of its own the server would hold our pipes open.
    server.run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -k ${folder} ${options}`, 'start')
  const halt = () => server.run('pg_ctl', '-w', '-m', 'immediate', 'stop')
  resume()
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: server.stop, halt, resume }
}

/** Commands for one data folder, run as its owner, because PostgreSQL refuses to run as root. */
function serverIn(bin: string, owner: Owner, folder: string) {
  const data = join(folder, 'data')
  const tryRun = (name: string, ...words: string[]) =>
    spawnSync(join(bin, name), ['-D', data, ...words], { cwd: folder, encoding: 'utf8', ...owner })
  const run = (name: string, ...words: string[]) => {
    const { status, stdout, stderr, error } = tryRun(name, ...words)
    if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? ''}${stdout}${stderr}`)
  }
  const stop = () => {
    if (!existsSync(folder)) return
    tryRun('pg_ctl', '-m', 'immediate', '-w', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  return { run, stop }
}

/** Stops the servers of killed runs; the name of their folder has the run's process id. */
function sweep(bin: string, owner: Owner) {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(FOLDER))) {
    const folder = join(tmpdir(), name)
    const isOurs = statSync(folder, { throwIfNoEntry: false })?.uid === (owner?.uid ?? process.getuid?.())
    const pid = Number.parseInt(name.slice(FOLDER.length), 10)
    if (isOurs && !isAlive(pid)) serverIn(bin, owner, folder).stop()
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Root runs the server as the user postgres, which comes with the package; other users run it themselves. */
function ownerOfServers(): Owner {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
    if (status === 0) return Number(stdout)
    throw new Error('Root needs a user postgres to run the test server as. Create it: useradd --system postgres')
  }
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function installBinaries() {
  const sentence = `The tests on PostgreSQL need its server, version ${OLDEST} or later. Install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL to a server where databases may be created.`
  if (!canInstall()) throw new Error(sentence)
  refuseSystemCluster()
  installPackage('postgresql')
  const bin = findBinaries()
  if (!bin) throw new Error(sentence)
  return bin
}

/** Debian's package creates and starts a cluster unless this is set before the installation. */
function refuseSystemCluster() {
  const file = '/etc/postgresql-common/createcluster.conf'
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'create_main_cluster = false\n')
}

/** Folder of the newest sufficient server programs: Debian's folders, Homebrew's, then PATH. */
function findBinaries() {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin'),
    ...globSync('/opt/homebrew/opt/postgresql@*/bin'),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= OLDEST)
    .toSorted((a, b) => b.version - a.version)[0]?.folder
}

function versionOf(folder: string) {
  const { stdout } = spawnSync(join(folder, 'pg_ctl'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0)
}
