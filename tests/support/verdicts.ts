import { type Actor, actors, type World } from './world.ts'

/** The parts of a request besides its address; `id` fills the placeholder. */
export type Ask = {
  id?: () => Promise<string>
  slug?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: object
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

export const row = (verdicts: Verdicts, ask: Row['ask'] = () => ({})): Row => ({ verdicts, ask })
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
/** An object of company A or of its user: the administrator of B gets 404. */
export const ofA = (status: number) => only({ adminA: status, adminB: 404 })
export const ofUserA = (status: number) => only({ individual: 404, userA: status, adminA: 404, adminB: 404 })
