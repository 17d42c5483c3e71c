import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { Specs } from './product-entry.rules.ts'

/** A sub-category with the machines in it. */
export type ClassToDraw = { slug: string; name: string; machines: { slug: string; name: string; specs: Specs }[] }

/** Every sub-category, in the order of the catalogue's tree, including those without a machine. */
export const classesToDraw = (db: Queryable) =>
  db.rows(sql<ClassToDraw>`
    select s.slug, s.name, (
      select coalesce(json_agg(json_build_object('slug', p.slug, 'name', p.name, 'specs', p.specs) order by p.name), '[]')
      from product p where p.sub_category = s.slug and p.withdrawn_at is null) as machines
    from sub_category s join category c on c.slug = s.category join product_line l on l.slug = c.product_line
    order by l.position, c.position, s.position`)
