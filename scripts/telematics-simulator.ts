// A telematics provider of our own: serves a fleet by ISO 15143-3 (AEMP 2.0) as JSON, for tests and for trying out the demo.
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The report of a machine: its header and, by the clock, its hour counter. */
export type Simulated = {
  readonly header: { OEMName?: string; Model?: string; EquipmentID?: string; SerialNumber?: string; PIN?: string }
  readonly at: Date
  readonly hours: number
}

type Options = {
  readonly fleet: () => readonly Simulated[]
  /** The header `Authorization` that it wants; none by default. */
  readonly authorization?: string
  /** As in the standard by default. */
  readonly pageSize?: number
  readonly port?: number
  /** A listener that replies instead while it is set: a provider that fails or is malicious. */
  readonly instead?: () => RequestListener | undefined
}

const PAGE_SIZE = 100

/** One machine as the standard writes it; its place is there too, and nobody keeps it. */
const equipmentOf = ({ header, at, hours }: Simulated) => ({
  EquipmentHeader: header,
  Location: { datetime: at.toISOString(), Latitude: 18.5204, Longitude: 73.8567 },
  CumulativeOperatingHours: { datetime: at.toISOString(), Hour: hours },
  EngineStatus: { datetime: at.toISOString(), Running: false },
})

/** The page of a fleet with the links to the pages around it. */
function pageOf(fleet: readonly Simulated[], page: number, size: number) {
  const last = Math.max(1, Math.ceil(fleet.length / size))
  const link = (rel: string, number: number) => ({ rel, href: `/Fleet/${number}` })
  return {
    version: '1',
    snapshotTime: new Date().toISOString(),
    Links: [
      link('self', page),
      ...(page < last ? [link('next', page + 1)] : []),
      ...(page > 1 ? [link('prev', page - 1)] : []),
      link('last', last),
    ],
    Equipment: fleet.slice((page - 1) * size, page * size).map(equipmentOf),
  }
}

function answer(
  { fleet, authorization, pageSize = PAGE_SIZE }: Options,
  request: IncomingMessage,
  reply: ServerResponse,
) {
  const [, page] = /^\/Fleet\/([1-9]\d{0,3})$/.exec(request.url ?? '') ?? []
  if (authorization !== undefined && request.headers.authorization !== authorization) reply.writeHead(401).end()
  else if (page === undefined) reply.writeHead(404).end()
  else
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(pageOf(fleet(), Number(page), pageSize)))
}

/** Starts the provider on this machine, by default on a free port. */
export async function simulateTelematics(options: Options) {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    const instead = options.instead?.()
    if (instead) instead(request, reply)
    else answer(options, request, reply)
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close }
}

/** Machines with these numbers that have run since this process began. */
function running(serials: readonly string[]) {
  const began = Date.now()
  return () =>
    serials.map((serial, place): Simulated => {
      const at = new Date()
      const hours = 5000 + place + (at.getTime() - began) / 3_600_000
      return { header: { OEMName: 'Simulated', SerialNumber: serial }, at, hours: Math.round(hours * 100) / 100 }
    })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port = '3050', ...serials] = process.argv.slice(2)
  const { url } = await simulateTelematics({ fleet: running(serials), port: Number(port) })
  process.stdout.write(`TELEMATICS_URL=${url} reports ${serials.length} machines.\n`)
}
