import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

// The baseline: the same framework in its own process, returning one constant JSON text.
const [file = '', port = '0'] = process.argv.slice(2)
const body = readFileSync(file)
const app = Fastify()
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ port: Number(port), host: '127.0.0.1' })
