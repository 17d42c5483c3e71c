import pg from 'pg'

/** A column of a result: `item` is the type of an array's items, `nullable` names a plain column of a table that may be null. */
export type Column = {
  readonly name: string
  readonly type: string
  readonly item: string | null
  readonly nullable: string | undefined
}

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number }
type Wire = {
  parse(query: { text: string; types: number[] }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
}

/** Asks for the columns of a statement, which PostgreSQL parses and does not run. */
class Description {
  readonly fields: Field[] = []
  readonly text: string
  readonly handleReadyForQuery: () => void
  readonly handleError: (error: Error) => void
  constructor(text: string, resolve: (fields: Field[]) => void, reject: (error: Error) => void) {
    this.text = text
    this.handleReadyForQuery = () => resolve(this.fields)
    this.handleError = reject
  }
  submit(wire: Wire) {
    wire.parse({ text: this.text, types: [] })
    wire.describe({ type: 'S', name: '' })
    wire.sync()
  }
  handleRowDescription({ fields }: { fields: Field[] }) {
    this.fields.push(...fields)
  }
}

const TYPES = `select t.oid as id, t.typname as type, i.typname as item
  from pg_type t left join pg_type i on i.oid = t.typelem and t.typcategory = 'A'`
const NULLABLE = `select attrelid || '.' || attnum as id, relname || '.' || attname as name
  from pg_attribute join pg_class c on c.oid = attrelid where relkind in ('r', 'p') and attnum > 0 and not attnotnull`

/** Describes statements on a connection of its own. */
export async function openDescriber(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const types = await client.query<{ id: number } & Pick<Column, 'type' | 'item'>>(TYPES)
  const typeOf = new Map(types.rows.map(({ id, ...type }) => [id, type]))
  const nullable = await client.query<{ id: string; name: string }>(NULLABLE)
  const nullableOf = new Map(nullable.rows.map(({ id, name }) => [id, name]))
  const describe = async (text: string): Promise<Column[]> => {
    const fields = await new Promise<Field[]>((resolve, reject) => {
      client.query(new Description(text, resolve, reject) as unknown as pg.Submittable)
    })
    return fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      ...(typeOf.get(dataTypeID) ?? { type: 'unknown', item: null }),
      nullable: nullableOf.get(`${tableID}.${columnID}`),
    }))
  }
  return { describe, close: () => client.end() }
}
