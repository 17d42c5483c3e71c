import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy that can drop packets: while it is `dark`, nothing passes in either direction, nothing is refused, and
 * connections are accepted without an answer. TCP resends the lost packets afterwards.
 */
export async function aTcpProxy(target: { host: string; port: number }) {
  const pairs = new Map<Socket, Socket>()
  let isDark = false
  const keep = (socket: Socket, other: Socket) => {
    pairs.set(socket, other)
    socket.on('data', (bytes) => other.write(bytes))
    socket.on('error', () => {})
    // A client that gives up in the dark is noticed on the other side when packets pass again.
    socket.on('close', () => isDark || pass(socket, other))
    if (isDark) socket.pause()
  }
  const pass = (socket: Socket, other: Socket) => {
    if (!socket.destroyed) return void socket.resume()
    pairs.delete(socket)
    other.destroy()
  }
  const server = createServer((near) => {
    const far = connect(target)
    keep(near, far)
    keep(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    goDark: () => {
      isDark = true
      for (const socket of pairs.keys()) socket.pause()
    },
    light: () => {
      isDark = false
      for (const [socket, other] of pairs) pass(socket, other)
    },
    close: () => {
      for (const socket of pairs.keys()) socket.destroy()
      server.close()
    },
  }
}
