-- Who wants to hear by e-mail when a product can be rented in a city; spent once they were told.
create table availability_subscription (
  subscription_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  product_id uuid not null references product on delete cascade,
  city_slug text not null references city,
  subscribed_at timestamptz not null,
  constraint availability_subscription_once unique (account_id, product_id, city_slug)
);
create index availability_subscription_of_place on availability_subscription (product_id, city_slug, subscribed_at);

alter table availability_subscription enable row level security;
alter table availability_subscription force row level security;
create policy availability_subscription_of_account on availability_subscription
  using (account_id = nullif(current_setting('app.account', true), '')::uuid)
  with check (account_id = nullif(current_setting('app.account', true), '')::uuid);

-- Whoever tells that a product is there now takes the subscriptions for it in that city, whosever they are.
create policy availability_subscription_told_seen on availability_subscription for select
  using (product_id = nullif(current_setting('app.available_product', true), '')::uuid
    and city_slug = current_setting('app.available_city', true));
create policy availability_subscription_told on availability_subscription for delete
  using (product_id = nullif(current_setting('app.available_product', true), '')::uuid
    and city_slug = current_setting('app.available_city', true));

-- Those of deleted people go in the daily sweep, whose transaction says that it is one.
create policy availability_subscription_swept_seen on availability_subscription for select
  using (current_setting('app.sweeps_deleted', true) = 'on' and exists (
    select from account a where a.account_id = availability_subscription.account_id and a.status = 'DELETED'));
create policy availability_subscription_swept on availability_subscription for delete
  using (current_setting('app.sweeps_deleted', true) = 'on' and exists (
    select from account a where a.account_id = availability_subscription.account_id and a.status = 'DELETED'));
