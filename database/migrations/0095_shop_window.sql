-- What cards and lists of machines show: the rate of a week, and an order that says something about the machines.
alter table product add column per_week_paise bigint check (per_week_paise >= 0);

-- The place of the machine's category in the catalogue, and the figure by which its category is chosen (the working
-- height of a lift, the weight of an excavator): the first range among the category's attributes.
alter table product add column shelf integer not null default 0;
alter table product add column size double precision;

create function shelf_of(asked text) returns integer language sql stable as $$
  select l.position * 1000 + c.position from category c join product_line l on l.slug = c.product_line
  where c.slug = asked
$$;

create function size_of(asked text, specs jsonb) returns double precision language sql stable as $$
  select (specs ->> a.key)::double precision from category_attribute a
  where a.category = asked and a.kind = 'range' and jsonb_typeof(specs -> a.key) = 'number'
  order by a.position limit 1
$$;

update product set shelf = shelf_of(category), size = size_of(category, specs);

-- A weekly rate that counts today is public like the others.
update product p set per_week_paise = c.week_paise
from (select product_id, (rate_card_for(product_id, null, current_date)).week_paise from product) c
where c.product_id = p.product_id and c.week_paise is not null;

create index product_by_place on product (shelf, size, product_id) where withdrawn_at is null;
create index product_by_line_place on product (product_line, shelf, size, product_id) where withdrawn_at is null;
create index product_by_category_place on product (category, shelf, size, product_id) where withdrawn_at is null;
create index product_by_sub_category_place on product (sub_category, shelf, size, product_id)
  where withdrawn_at is null;
