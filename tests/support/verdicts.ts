import { type Actor, actors, type World } from './world.ts'

/** The parts of a request besides its address; `id` fills the placeholder. */
export type Ask = {
  id?: () => Promise<string>
  slug?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: object | undefined
  /** The token of the holder of a link, for calls by link. */
  link?: () => Promise<string>
  /** The body of a call that takes a file. */
  bytes?: Buffer
}
/** The status for each actor. */
export type Verdicts = Readonly<Record<Actor, number>>
export type Row = {
  verdicts: Verdicts
  ask: (world: World) => Ask | Promise<Ask>
}

/** The names of what a world makes for requests about it. */
type Thing = { [Name in keyof World]: World[Name] extends () => Promise<string> ? Name : never }[keyof World]

type Body = object | ((world: World) => object | Promise<object>)

/** A call of the table: its status for each actor, and the thing that it is about with its body, or the whole request. */
export function row(verdicts: Verdicts, about: Thing | Ask | Row['ask'] = {}, body?: Body): Row {
  if (typeof about === 'function') return { verdicts, ask: about }
  if (typeof about === 'object') return { verdicts, ask: () => about }
  const bodyIn = async (world: World) => (typeof body === 'function' ? await body(world) : body)
  return { verdicts, ask: async (world) => ({ id: world[about], body: await bodyIn(world) }) }
}

/** Everybody gets the same answer. */
export const all = (status: number) => Object.fromEntries(actors.map((actor) => [actor, status])) as Verdicts
/** A customer's call serves only these actors; the others lack a token of its audience (401) or the role (403). */
export const only = (allowed: Partial<Verdicts>): Verdicts => ({
  ...all(401),
  newUser: 403,
  individual: 403,
  userA: 403,
  adminA: 403,
  adminB: 403,
  ...allowed,
})
/** Calls of new users, of customers, of individuals, of a company's people and of its administrators. */
export const customers = (status: number) => only({ individual: status, userA: status, adminA: status, adminB: status })
export const newUsers = (status: number) => only({ newUser: status })
export const individuals = (status: number) => only({ individual: status })
export const companies = (status: number) => only({ userA: status, adminA: status, adminB: status })
export const administrators = (status: number) => only({ adminA: status, adminB: status })
/** A call of the desk serves only these roles; the other roles get 403, customers 401. */
export const onlyStaff = (allowed: Partial<Verdicts>): Verdicts => ({
  ...all(401),
  owner: 403,
  sales: 403,
  operations: 403,
  accounts: 403,
  ...allowed,
})
export const staff = (status: number) =>
  onlyStaff({ owner: status, sales: status, operations: status, accounts: status })
/** Calls of the owner alone, or with one of the other roles, which comes after the owner. */
export const byOwner = (owner: number) => onlyStaff({ owner })
export const bySales = (owner: number, sales = owner) => onlyStaff({ owner, sales })
export const byOperations = (owner: number, operations = owner) => onlyStaff({ owner, operations })
export const byAccounts = (status: number) => onlyStaff({ owner: status, accounts: status })
/** A thing of company A or of its user: the administrator of B and a person without a company get 404. */
export const ofA = (userA: number, adminA = userA) => only({ individual: 404, userA, adminA, adminB: 404 })
/** The same for calls of administrators. */
export const ofAdminA = (adminA: number) => only({ adminA, adminB: 404 })
