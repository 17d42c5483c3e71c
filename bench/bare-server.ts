import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

// The yardstick: the same framework in a process of its own, answering one ready-made JSON text and nothing else.
const [file = '', port = '0'] = process.argv.slice(2)
const body = readFileSync(file)
const app = Fastify()
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ port: Number(port), host: '127.0.0.1' })
