// The limit: Fastify and pg over the product's own tables, one hand-written statement a request. It checks nothing,
// corrects nothing, prices nothing and knows no callers, so no product can be faster.
import Fastify from 'fastify'
import { Pool } from 'pg'
import { addItem, CART_TABLE, emptyCart, list, readCart, search } from './statements.ts'

const [url = '', port = '0'] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 10, options: '-c jit=off -c max_parallel_workers_per_gather=0' })
await pool.query(CART_TABLE)

type Asked = { Querystring: Record<string, string> }
const app = Fastify()

/** A route whose body is what a named statement returns for the values of some parameters. */
const answer = (method: 'GET' | 'POST' | 'DELETE', path: string, text: string, ...parameters: string[]) =>
  app.route<Asked>({
    method,
    url: path,
    handler: async ({ query }, reply) => {
      const values = parameters.map((name) => query[name])
      const { rows } = await pool.query<{ body: string }>({ name: `${method} ${path}`, text, values })
      return reply.type('application/json; charset=utf-8').send(rows[0]?.body ?? '{}')
    },
  })

answer('GET', '/list', list, 'category', 'from')
answer('GET', '/search', search, 'words')
answer('POST', '/cart', addItem, 'buyer', 'product')
answer('GET', '/cart', readCart, 'buyer')
answer('DELETE', '/cart', emptyCart, 'buyer')
await app.listen({ port: Number(port), host: '127.0.0.1' })
