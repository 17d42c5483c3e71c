-- Sizes are compared only in the unit of the category's first range; a machine without a figure in it comes last.
create or replace function size_of(asked text, specs jsonb) returns double precision language sql stable as $$
  select (specs ->> a.key)::double precision from category_attribute a
  where a.category = asked and a.kind = 'range' and jsonb_typeof(specs -> a.key) = 'number'
    and a.unit is not distinct from (
      select first.unit from category_attribute first
      where first.category = asked and first.kind = 'range' order by first.position limit 1)
  order by a.position limit 1
$$;

update product set size = size_of(category, specs) where size is distinct from size_of(category, specs);
