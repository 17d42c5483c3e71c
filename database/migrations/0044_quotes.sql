-- Quotes: the versions for an enquiry, their lines, and the machines offered on each line.
create table quote (
  quote_id uuid primary key,
  enquiry_id uuid not null references enquiry on delete cascade,
  quote_number text not null,
  version integer not null check (version between 1 and 999),
  status text not null
    check (status in ('DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'SUPERSEDED', 'WITHDRAWN')),
  -- The last day, to its end in India.
  valid_until date not null,
  advance_paise bigint not null check (advance_paise >= 0),
  deposit_paise bigint not null check (deposit_paise >= 0),
  payment_days integer not null check (payment_days between 0 and 180),
  notice_days integer not null check (notice_days between 0 and 90),
  deemed_days integer not null check (deemed_days between 0 and 30),
  certify_days integer not null check (certify_days between 0 and 60),
  cycle text not null check (cycle in ('CALENDAR', 'ANNIVERSARY', 'DAY_N', '28D')),
  cycle_day integer not null check (cycle_day between 1 and 31),
  discount_reason text check (char_length(discount_reason) between 1 and 500),
  terms_text text not null check (char_length(terms_text) between 1 and 12000),
  -- Rises with each save, for If-Match.
  revision integer not null default 1,
  made_by text not null check (char_length(made_by) between 1 and 200),
  changed_by text not null check (char_length(changed_by) between 1 and 200),
  changed_at timestamptz not null,
  -- What was sent: the whole document with its arithmetic, its SHA-256, and the settings it was issued under.
  document jsonb,
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  total_paise bigint check (total_paise >= 0),
  settings_version integer references settings_version,
  sent_at timestamptz,
  unique (quote_number, version),
  unique (enquiry_id, version),
  constraint quote_sent_whole check ((status = 'DRAFT' or sent_at is not null)
    and (sent_at is null) = (document is null) and (sent_at is null) = (hash is null)
    and (sent_at is null) = (total_paise is null) and (sent_at is null) = (settings_version is null))
);
-- One draft, and one version that is live or accepted, for each enquiry.
create unique index quote_one_draft on quote (enquiry_id) where status = 'DRAFT';
create unique index quote_one_live on quote (enquiry_id) where status in ('SENT', 'ACCEPTED');
create index quote_by_status on quote (status, valid_until);

create table quote_line (
  quote_id uuid not null references quote on delete cascade,
  line_no integer not null check (line_no between 1 and 40),
  enquiry_line_no integer,
  quantity integer not null check (quantity between 1 and 999),
  from_date date not null,
  to_date date not null,
  discount_paise bigint not null check (discount_paise >= 0),
  extras jsonb not null,
  primary key (quote_id, line_no),
  check (from_date <= to_date)
);

-- The first offer of a line is quoted; the others are the customer's alternatives.
create table quote_offer (
  quote_id uuid not null,
  line_no integer not null,
  offer_no integer not null check (offer_no between 1 and 4),
  product_id uuid not null references product,
  -- Prices and terms as in contract/quotes.content.ts.
  pricing jsonb not null,
  primary key (quote_id, line_no, offer_no),
  foreign key (quote_id, line_no) references quote_line on delete cascade,
  unique (quote_id, line_no, product_id)
);

create table quote_event (
  event_id uuid primary key,
  quote_id uuid not null references quote on delete cascade,
  act text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null check (actor_kind in ('CUSTOMER', 'STAFF', 'LINK', 'SYSTEM')),
  actor_account_id uuid references account,
  actor_name text check (char_length(actor_name) between 1 and 200),
  reason text check (char_length(reason) <= 2000),
  happened_at timestamptz not null,
  constraint quote_event_by_actor check (is_actor(actor_kind, actor_account_id, actor_name))
);
create index quote_event_of_quote on quote_event (quote_id, happened_at);

-- A version that was sent never changes; only its status moves.
create function refuse_sent_quote() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' and (to_jsonb(new) - 'status') is distinct from (to_jsonb(old) - 'status') then
    raise exception 'quote % was sent and never changes', old.quote_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger quote_sent_stays before update on quote for each row execute function refuse_sent_quote();

create function refuse_part_of_sent_quote() returns trigger language plpgsql as $$
declare
  part uuid := case when tg_op = 'INSERT' then new.quote_id else old.quote_id end;
begin
  if exists (select from quote where quote_id = part and status <> 'DRAFT') then
    raise exception 'quote % was sent and never changes', part using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger quote_line_sent_stays before insert or update or delete on quote_line
  for each row execute function refuse_part_of_sent_quote();
create trigger quote_offer_sent_stays before insert or update or delete on quote_offer
  for each row execute function refuse_part_of_sent_quote();

-- Drafts are the desk's; what was sent is for whoever may see the enquiry.
alter table quote enable row level security;
create policy quote_at_desk on quote for select using ((select caller_is_staff()));
create policy quote_of_sales on quote using ((select staff_may('quotes'))) with check ((select staff_may('quotes')));
create policy quote_of_enquiry on quote
  using (status <> 'DRAFT' and not (select caller_is_staff())
    and exists (select from enquiry where enquiry.enquiry_id = quote.enquiry_id))
  with check (status <> 'DRAFT' and not (select caller_is_staff())
    and exists (select from enquiry where enquiry.enquiry_id = quote.enquiry_id));

-- The lines are the desk's working papers; customers read the document.
alter table quote_line enable row level security;
create policy quote_line_at_desk on quote_line for select using ((select caller_is_staff()));
create policy quote_line_of_sales on quote_line using ((select staff_may('quotes'))) with check ((select staff_may('quotes')));
alter table quote_offer enable row level security;
create policy quote_offer_at_desk on quote_offer for select using ((select caller_is_staff()));
create policy quote_offer_of_sales on quote_offer using ((select staff_may('quotes'))) with check ((select staff_may('quotes')));

alter table quote_event enable row level security;
create policy quote_event_at_desk on quote_event for select using ((select caller_is_staff()));
create policy quote_event_of_sales on quote_event using ((select staff_may('quotes'))) with check ((select staff_may('quotes')));
create policy quote_event_of_enquiry on quote_event
  using (not (select caller_is_staff()) and exists (select from quote where quote.quote_id = quote_event.quote_id))
  with check (not (select caller_is_staff()) and exists (select from quote where quote.quote_id = quote_event.quote_id));
revoke update, delete, truncate on quote_event from yantra_app;

create or replace view enquiry_quote with (security_invoker = true) as
  select enquiry_id, quote_id, quote_number, version, status, valid_until, total_paise, sent_at
  from quote where status <> 'DRAFT';
