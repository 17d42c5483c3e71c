import { connect, type Server } from 'node:net'

type RawAnswer = { status: number; head: string; body: string }

const asAnswer = (bytes: string): RawAnswer => {
  const [head = '', ...body] = bytes.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body: body.join('\r\n\r\n') }
}

/** Sends raw bytes and waits until the server has closed the connection. */
export function rawRequest(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(asAnswer(Buffer.concat(chunks).toString())))
  })
}

/** The address of a server of this test. */
export function portOf(server: Server) {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen at a port.')
  return address.port
}

/** A request for a target without any encoding. */
export const askRaw = (port: number, target: string, method = 'GET') =>
  rawRequest(port, `${method} ${target} HTTP/1.1\r\nhost: yantra.example\r\nconnection: close\r\n\r\n`)
