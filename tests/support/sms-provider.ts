import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An SMS provider on this machine that answers as instructed and keeps its requests. Close it afterwards. */
export async function anSmsProvider(answer: RequestListener) {
  const asked: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer((request, reply) => {
    const take = async () => {
      asked.push({ headers: request.headers, body: await text(request) })
      answer(request, reply)
    }
    void take()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, asked, close }
}

export const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, reply) =>
    reply.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
