-- The renting company's rates: for one product, or for every machine of a sub-category, in one city or in all others.
-- A card never changes: a new one follows it from a later day. One that has not begun may be withdrawn.
create table rate_card (
  rate_card_id uuid primary key,
  product_id uuid references product,
  sub_category text references sub_category,
  city text references city,
  valid_from date not null check (valid_from between '2020-01-01' and '2199-12-31'),
  month_paise bigint check (month_paise between 1 and 1000000000),
  week_paise bigint check (week_paise between 1 and 1000000000),
  day_paise bigint check (day_paise between 1 and 1000000000),
  operator_month_paise bigint check (operator_month_paise between 0 and 1000000000),
  operator_day_paise bigint check (operator_day_paise between 0 and 1000000000),
  -- { basePaise, includedKm, perKmPaise, leastPaise } for one way; null where each trip is quoted.
  mobilisation jsonb check (jsonb_typeof(mobilisation) = 'object' and char_length(mobilisation::text) <= 300),
  -- contract/rate-terms.ts, AgreedTerms: whole, so a new default changes no card.
  terms jsonb not null check (jsonb_typeof(terms) = 'object' and char_length(terms::text) <= 2000),
  made_at timestamptz not null,
  -- Null for a card made from the published rate.
  made_by text check (char_length(made_by) between 1 and 120),
  withdrawn_at timestamptz,
  constraint rate_card_of_one_subject check (num_nonnulls(product_id, sub_category) = 1),
  constraint rate_card_has_a_rate check (num_nonnulls(month_paise, week_paise, day_paise) > 0),
  -- The catalogue publishes the monthly rate of cards without a city.
  constraint rate_card_publishes_a_month check (city is not null or month_paise is not null),
  constraint rate_card_never_of_the_past
    check (made_by is null or valid_from >= (made_at at time zone 'Asia/Kolkata')::date),
  constraint rate_card_withdrawn_before_it_begins
    check (withdrawn_at is null or valid_from > (withdrawn_at at time zone 'Asia/Kolkata')::date)
);
create unique index rate_card_once on rate_card (product_id, sub_category, city, valid_from) nulls not distinct
  where withdrawn_at is null;
create index rate_card_of_product on rate_card (product_id, valid_from) where withdrawn_at is null;
create index rate_card_of_sub_category on rate_card (sub_category, valid_from) where withdrawn_at is null;
revoke update, delete, truncate on rate_card from yantra_app;
grant update (withdrawn_at) on rate_card to yantra_app;

-- A machine's own cost, beside its card so that the database hides it from the other roles.
create table rate_card_cost (
  rate_card_id uuid primary key references rate_card,
  machine_month_paise bigint check (machine_month_paise between 0 and 1000000000),
  operator_month_paise bigint check (operator_month_paise between 0 and 1000000000),
  trip_paise bigint check (trip_paise between 0 and 1000000000)
);
alter table rate_card_cost enable row level security;
create policy rate_card_cost_of_margin on rate_card_cost using (staff_may('margin'));
revoke update, delete, truncate on rate_card_cost from yantra_app;

-- The card that applies to a product in a city (null: anywhere else) on a day: the product's own before its
-- sub-category's, the city's before the general one, of these the newest. server/modules/rate-card/rate-card.rules.ts
-- says the same.
create function rate_card_for(machine uuid, place text, day date) returns setof rate_card language sql stable as $$
  select c.* from product p
  join rate_card c on c.product_id = p.product_id or c.sub_category = p.sub_category
  where p.product_id = machine and c.valid_from <= day and c.withdrawn_at is null and (c.city is null or c.city = place)
  order by c.product_id is null, c.city is null, c.valid_from desc
  limit 1
$$;
