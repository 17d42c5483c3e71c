// A phone in the field, without a browser: its outbox and answers in memory, and a server that a test plays.

import type { Answer, Answers } from '#web/offline/outbox/answers.ts'
import type { Box } from '#web/offline/outbox/box.ts'
import { createSender } from '#web/offline/outbox/sender.ts'
import { fieldTransport } from '#web/offline/outbox/transport.ts'
import type { Named, WaitingItem, WaitingPhoto } from '#web/offline/outbox/waiting.ts'
import type { PathName, Transport } from '#web/platform/call.ts'
import type { Holder } from '#web/platform/session/holder.ts'

export function boxInMemory(): Box {
  let items: WaitingItem[] = []
  const photos = new Map<string, WaitingPhoto>()
  const names = new Map<string, Named>()
  let drawn = 0
  const isOf =
    (person: string) =>
    (one: { readonly person: string }): boolean =>
      one.person === person
  return {
    items: async (person) => items.filter(isOf(person)).toSorted((a, b) => a.no - b.no),
    async add<Item extends WaitingItem>(item: Omit<Item, 'no'>, instead: readonly WaitingItem[] = []) {
      drawn += 1
      const added = { ...(item as Item), no: drawn }
      items = [...items.filter(({ no }) => !instead.some((gone) => gone.no === no)), added]
      return added
    },
    async change(item) {
      items = items.map((one) => (one.no === item.no ? item : one))
    },
    async remove({ items: gone = [], photos: names_ = [] }, named = []) {
      items = items.filter(({ no }) => !gone.some((one) => one.no === no))
      for (const name of names_) photos.delete(name)
      for (const one of named) names.set(one.name, one)
    },
    photo: async (name) => photos.get(name),
    photos: async (person) => [...photos.values()].filter(isOf(person)),
    savePhoto: async (photo) => void photos.set(photo.name, photo),
    names: async (person) => new Map([...names.values()].filter(isOf(person)).map(({ name, real }) => [name, real])),
    purgeNames: async () => {},
  }
}

export function answersInMemory(): Answers {
  const all = new Map<string, Answer>()
  const of = (owner: string) => [...all.values()].filter((one) => one.owner === owner)
  return {
    get: async (owner, path) => all.get(`${owner} ${path}`),
    keep: async (answer) => void all.set(`${answer.owner} ${answer.path}`, answer),
    like: async (owner, begin) => of(owner).filter(({ path }) => path.startsWith(begin)),
    purge: async () => {},
  }
}

type Asked = { readonly name: PathName; readonly path: string; readonly body: unknown; readonly headers: Headers }
/** Answers a request; a thrown TypeError is a lost connection. */
export type Server = (asked: Asked) => { status?: number; body: unknown; etag?: string }

export const ASHA: Holder = { userId: 'asha', name: 'Asha Patil', userType: 'COMPANY' }

/** A phone whose person is signed in; `signal` turns the network off and on. */
export function aPhone(server: Server) {
  const [box, answers] = [boxInMemory(), answersInMemory()]
  const asked: Asked[] = []
  const state = { holder: ASHA, isOff: false, now: Date.parse('2026-11-21T13:00:00Z') }
  const send: Transport = async (path, { headers, body }, name) => {
    if (state.isOff) throw new TypeError('Failed to fetch')
    const request = { name, path, headers: new Headers(headers), body: bodyOf(body) }
    asked.push(request)
    const reply = server(request)
    const tag = reply.etag === undefined ? {} : { etag: reply.etag }
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200, headers: tag })
  }
  const now = () => state.now
  let again = () => {}
  const sender = createSender({
    box,
    now,
    sendAs: (person) => (path, init, name) =>
      person === `customer:${state.holder.userId}`
        ? send(path, init, name)
        : Promise.reject(new Error('Somebody else')),
    inTurn: (work) => work(),
    later(work) {
      again = work
      return () => {}
    },
    told: () => {},
  })
  const addressOf = async () => 'data:,'
  const tools = {
    box,
    answers,
    send,
    now,
    isOff: () => state.isOff,
    addressOf,
    outcomeOf: sender.outcomeOf,
    changed: async () => {},
  }
  return {
    box,
    asked,
    state,
    sender,
    /** Runs the next try, as the clock does when it is due. */
    tryAgain: () => again(),
    transport: fieldTransport({ send, toolsOf: () => tools, holderOf: () => state.holder }),
  }
}

const bodyOf = (body: RequestInit['body']): unknown => (typeof body === 'string' ? JSON.parse(body) : body)
