-- The last number drawn of each series and financial year; drawn inside the transaction that uses it, so without gaps.
create table number_series (
  series text not null,
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  last_number integer not null check (last_number > 0),
  primary key (series, financial_year)
);

create table enquiry (
  enquiry_id uuid primary key,
  account_id uuid not null references account,
  enquiry_number text not null unique,
  enquiry_date date not null,
  status text not null check (status in ('SUBMITTED', 'QUOTED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CANCELLED')),
  city_slug text not null references city,
  delivery_address text not null check (char_length(delivery_address) between 10 and 300),
  start_date date not null,
  operator_required boolean not null,
  po_number text check (char_length(po_number) <= 40),
  notes text check (char_length(notes) <= 2000),
  submitted_at timestamptz not null
);
create index enquiry_of_account on enquiry (account_id, submitted_at desc, enquiry_id desc);

-- The product's name as it was when it was asked for.
create table enquiry_line (
  enquiry_id uuid not null references enquiry on delete cascade,
  line_no smallint not null check (line_no between 1 and 10),
  product_id uuid not null references product,
  product_name text not null,
  quantity integer not null check (quantity between 1 and 999),
  period text not null check (period in ('DAY', 'WEEK', 'MONTH')),
  duration integer not null check (duration between 1 and 120),
  primary key (enquiry_id, line_no),
  unique (enquiry_id, product_id)
);

-- What happened to an enquiry; the timeline people see and the facts that notifications are made from.
create table enquiry_event (
  event_id uuid primary key,
  enquiry_id uuid not null references enquiry on delete cascade,
  event text not null,
  status text not null,
  actor_account_id uuid not null references account,
  happened_at timestamptz not null
);
create index enquiry_event_of_enquiry on enquiry_event (enquiry_id, happened_at);

-- The reply that each Idempotency-Key got, so that a retried request gets the same one.
create table idempotency_key (
  account_id uuid not null references account on delete cascade,
  call text not null,
  key text not null check (char_length(key) between 1 and 100),
  request_hash text not null,
  reply jsonb,
  claimed_at timestamptz not null,
  primary key (account_id, call, key)
);

alter table enquiry enable row level security;
alter table enquiry force row level security;
create policy enquiry_of_account on enquiry
  using (account_id = nullif(current_setting('app.account', true), '')::uuid)
  with check (account_id = nullif(current_setting('app.account', true), '')::uuid);

-- Lines and events belong to whoever may see their enquiry.
alter table enquiry_line enable row level security;
alter table enquiry_line force row level security;
create policy enquiry_line_of_enquiry on enquiry_line
  using (exists (select from enquiry where enquiry.enquiry_id = enquiry_line.enquiry_id))
  with check (exists (select from enquiry where enquiry.enquiry_id = enquiry_line.enquiry_id));

alter table enquiry_event enable row level security;
alter table enquiry_event force row level security;
create policy enquiry_event_of_enquiry on enquiry_event
  using (exists (select from enquiry where enquiry.enquiry_id = enquiry_event.enquiry_id))
  with check (exists (select from enquiry where enquiry.enquiry_id = enquiry_event.enquiry_id));

alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
create policy idempotency_key_of_account on idempotency_key
  using (account_id = nullif(current_setting('app.account', true), '')::uuid)
  with check (account_id = nullif(current_setting('app.account', true), '')::uuid);
