// The login for requests on a PostgreSQL server: it may take the application's role and nothing else.
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { APP_ROLE, CLOSE_DATABASE, type Query } from './engine.ts'

const SCRAM_ROUNDS = 4096
const KEY_BYTES = 32

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * A password as PostgreSQL stores it (SCRAM-SHA-256), so that the server and its logs never see the password itself.
 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, SCRAM_ROUNDS, KEY_BYTES, 'sha256')
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64')
  const serverKey = hmac(salted, 'Server Key').toString('base64')
  return `SCRAM-SHA-256$${SCRAM_ROUNDS}:${salt.toString('base64')}$${storedKey}:${serverKey}`
}

const STANDING = `select
  exists (select from pg_roles where rolname = $1) as "isThere",
  (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as "mayCreate",
  coalesce((select pg_has_role(oid, '${APP_ROLE}', 'member') from pg_roles where rolname = $1), false) as "isMember",
  current_user = $1 as "isOwner"`
type Standing = { isThere: boolean; mayCreate: boolean; isMember: boolean; isOwner: boolean }

/** Held until the owner's work ends, so that processes that start together take turns. */
const LOCK = 'select pg_advisory_lock(8)'

/**
 * As the owner: creates the login in an address if it is missing, and lets it take the application's role. A login that
 * owns the schema stays unchanged. Throws an Error with the statement to run if the owner may not do so.
 */
export async function admitLogin(owner: Query, url: string): Promise<void> {
  const { user = '', password } = new pg.Client({ connectionString: url })
  await owner(LOCK, [])
  const [row] = await owner(STANDING, [user])
  const { isThere, mayCreate, isMember, isOwner } = row as Standing
  if (isOwner) return
  const login = pg.escapeIdentifier(user)
  const create = `create role ${login} login noinherit`
  if (!isThere && !mayCreate)
    throw new Error(
      `The login ${login} in DATABASE_URL does not exist. Run as an administrator: ${create} password '…'`,
    )
  const kept = password ? ` password ${pg.escapeLiteral(scramVerifier(password))}` : ''
  if (!isThere) await owner(`${create}${kept}`, [])
  if (!isMember) await owner(`grant ${APP_ROLE} to ${login}`, [])
  await owner(CLOSE_DATABASE, [])
}

const POWERS = `select session_user::text as login,
  rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as "isMighty",
  exists (select from pg_class where relowner = r.oid) as "isOwner",
  (select string_agg(quote_ident(other.rolname), ', ' order by other.rolname) from pg_roles other
    where pg_has_role(session_user, other.oid, 'member') and other.rolname not in (session_user, '${APP_ROLE}')) as roles
  from pg_roles r where rolname = session_user`
type Powers = { login: string; isMighty: boolean; isOwner: boolean; roles: string | null }

/** The excess rights of the login for requests, as a sentence; undefined if it has none. */
export async function excessOf(query: Query): Promise<string | undefined> {
  const [row] = await query(POWERS, [])
  const { login, isMighty, isOwner, roles } = row as Powers
  if (isMighty) return `the login ${login} may make roles or pass by row-level security`
  if (isOwner) return `the login ${login} owns tables`
  return roles === null ? undefined : `the login ${login} may act as ${roles}`
}
