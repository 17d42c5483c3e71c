-- When the facts of a machine last changed, as search engines are told; writing the same again is no change.
alter table product add column changed_at timestamptz not null default now();

create function product_changes() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.changed_at := now();
  end if;
  return new;
end
$$;

create trigger product_changes before update on product for each row execute function product_changes();
