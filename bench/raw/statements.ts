// The statements of the raw-limit server: the rows and the exact facets of the product's replies, with nothing beside them.

const card = `json_build_object('productId', p.product_id, 'slug', p.slug, 'name', p.name, 'make', p.make, 'model', p.model,
  'productLine', p.product_line, 'category', p.category, 'subCategory', p.sub_category, 'specs', p.specs,
  'perMonthPaise', p.per_month_paise, 'perDayPaise', p.per_day_paise, 'rentedWithOperator', p.rented_with_operator,
  'drawing', p.drawing_hash, 'widthM', p.drawing_width_m, 'heightM', p.drawing_height_m)`

/** The page in the order of `found`, its total, and how many of the rows of `chosen` have each choice. */
const reply = (order: string, chosen: string) => `
  select json_build_object(
    'content', (select json_agg(${card} order by page.place)
      from (select product_id, row_number() over () as place
        from (select product_id from found order by ${order} limit 20) first) page join product p using (product_id)),
    'total', (select count(*) from found),
    'facets', (select json_agg(json_build_array(choice, products))
      from (select choice, count(*) as products from (${chosen}) chosen group by choice) counted))::text as body`

const listed = `from product p
  where withdrawn_at is null and category = $1 and (specs ->> 'workingHeightM')::float8 >= $2::float8`

/** `$1` is a category, `$2` the least working height in metres. */
export const list = `
  with found as materialized (select product_id, shelf, size ${listed})
  ${reply('shelf, size, product_id', `select unnest(choices) as choice ${listed}`)}`

/** `$1` are the words of a search, each of which must occur. */
export const search = `
  with found as materialized (
    select p.product_id, p.choices, ts_rank(s.words, $1::tsquery) as rank
    from product_search s join product p using (product_id)
    where s.words @@ $1::tsquery and p.withdrawn_at is null)
  ${reply('rank desc, product_id', 'select unnest(choices) as choice from found')}`

/** Makes the table of the limit's own carts. */
export const CART_TABLE =
  'create table if not exists raw_cart (buyer text, product_id uuid, primary key (buyer, product_id))'

/** `$1` is a buyer, `$2` a product. */
export const addItem = `
  insert into raw_cart (buyer, product_id) values ($1, $2) on conflict do nothing returning '{}' as body`

/** `$1` is a buyer. */
export const readCart = `
  select coalesce(json_agg(json_build_object('productId', product_id, 'name', name)), '[]')::text as body
  from raw_cart join product using (product_id) where buyer = $1`

/** `$1` is a buyer. */
export const emptyCart = `delete from raw_cart where buyer = $1 returning '{}' as body`
