-- 'workingHeightM=12.5' beside 'workingHeightM=' among the choices of a machine, so that ranges are counted as choices are.
alter table product disable trigger product_changes;
update product p set choices = p.choices || array(
  select choice || (p.specs ->> left(choice, -1)) from unnest(p.choices) as choice where choice like '%=');
alter table product enable trigger product_changes;

insert into product_count (city, sub_category, key, value, products)
select coalesce(c.city, ''), p.sub_category, split_part(choice, '=', 1), p.specs ->> split_part(choice, '=', 1), count(*)
from product p
cross join lateral (select '' as city union all select city from product_city where product_id = p.product_id) c
cross join lateral unnest(p.choices) as choice
where p.withdrawn_at is null and choice like '%='
group by 1, 2, 3, 4;

update catalogue_version set version = version + 1;
