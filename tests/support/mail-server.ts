import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Mail = { readonly to: string[]; readonly raw: string }

/** A mail server on this machine, over real sockets, which keeps the accepted mails. Close it afterwards. */
export async function aMailServer(habits: Partial<SMTPServerOptions> = {}, port = 0) {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        mails.push({ raw: await text(stream), to: envelope.rcptTo.map(({ address }) => address) })
        done()
      }
      void keep()
    },
    closeTimeout: 100,
    ...habits,
  })
  // A client that hangs up is not an error of the test.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: own } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { url: `smtp://127.0.0.1:${own}`, port: own, mails, close }
}
