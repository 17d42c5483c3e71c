-- Quotes: the versions for an enquiry, their lines, the machines offered on each line, and what customers do with them.

------------------------------------------------------------------------------------------------------------------------
-- Versions

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

-- Validity ends by the clock: a version reads as expired from the end of its last day in India, before a task moves it.
create function end_of_day(day date) returns timestamptz language sql immutable parallel safe
  return (day + 1)::timestamp at time zone 'Asia/Kolkata';
create function quote_status_at(status text, valid_until date, at timestamptz) returns text
  language sql immutable parallel safe
  return case when status = 'SENT' and at >= end_of_day(valid_until) then 'EXPIRED' else status end;

-- A version that was sent never changes; only its status moves. The trigger runs after the policies, so that a caller
-- without the right learns that, and nothing about the row.
create function refuse_sent_quote() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' and (to_jsonb(new) - 'status') is distinct from (to_jsonb(old) - 'status') then
    raise exception 'quote % was sent and never changes', old.quote_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger quote_sent_stays after update on quote for each row execute function refuse_sent_quote();

-- Drafts are the desk's; what was sent is for everybody who may see the enquiry.
alter table quote enable row level security;
create policy quote_at_desk on quote for select using ((select caller_is_staff()));
create policy quote_of_sales on quote using ((select staff_may('quotes')));
create policy quote_of_enquiry on quote
  using (status <> 'DRAFT' and not (select caller_is_staff())
    and exists (select from enquiry where enquiry.enquiry_id = quote.enquiry_id));
-- The daily tasks: what has expired, and whom to remind.
create policy quote_served on quote for select using ((select serves('quotes')) and status = 'SENT');
-- Anybody may check a printed quote against its number, version and hash at /verify.
create policy quote_verified on quote for select using ((select serves('verify')));

select create_event_table('quote', 'quote_id', 'quotes');

------------------------------------------------------------------------------------------------------------------------
-- Lines. They are the desk's working papers; customers read the document.

create function refuse_part_of_sent_quote() returns trigger language plpgsql as $$
declare
  part uuid := case when tg_op = 'INSERT' then new.quote_id else old.quote_id end;
begin
  if exists (select from quote where quote_id = part and status <> 'DRAFT') then
    raise exception 'quote % was sent and never changes', part using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create table quote_line (
  quote_id uuid not null references quote on delete cascade,
  line_no integer not null check (line_no between 1 and 40),
  enquiry_line_no integer,
  quantity integer not null check (quantity between 1 and 999),
  from_date date not null,
  to_date date not null check (from_date <= to_date),
  discount_paise bigint not null check (discount_paise >= 0),
  extras jsonb not null,
  primary key (quote_id, line_no)
);
create trigger quote_line_sent_stays after insert or update or delete on quote_line
  for each row execute function refuse_part_of_sent_quote();
alter table quote_line enable row level security;
create policy quote_line_at_desk on quote_line for select using ((select caller_is_staff()));
create policy quote_line_of_sales on quote_line using ((select staff_may('quotes')));

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
create trigger quote_offer_sent_stays after insert or update or delete on quote_offer
  for each row execute function refuse_part_of_sent_quote();
alter table quote_offer enable row level security;
create policy quote_offer_at_desk on quote_offer for select using ((select caller_is_staff()));
create policy quote_offer_of_sales on quote_offer using ((select staff_may('quotes')));

-- What the desk notes about a version: the request to the owners, the last reminder, and why it was lost. It stands
-- apart because a version that was sent never changes.
create table quote_follow_up (
  quote_id uuid primary key references quote on delete cascade,
  owner_asked_by text check (char_length(owner_asked_by) between 1 and 200),
  owner_asked_at timestamptz,
  owner_asked_message text check (char_length(owner_asked_message) between 1 and 2000),
  reminded_at timestamptz,
  lost_reason text
    check (lost_reason in ('PRICE', 'AVAILABILITY', 'TIMING', 'COMPETITOR', 'NOT_NEEDED', 'NO_ANSWER', 'OTHER')),
  lost_note text check (char_length(lost_note) between 1 and 500),
  constraint quote_follow_up_asked_whole check ((owner_asked_by is null) = (owner_asked_at is null)
    and (owner_asked_by is null) = (owner_asked_message is null)),
  constraint quote_follow_up_lost_whole check (lost_note is null or lost_reason is not null)
);
alter table quote_follow_up enable row level security;
create policy quote_follow_up_at_desk on quote_follow_up for select using ((select caller_is_staff()));
create policy quote_follow_up_of_sales on quote_follow_up using ((select staff_may('quotes')));
create policy quote_follow_up_served on quote_follow_up using ((select serves('quotes')));

------------------------------------------------------------------------------------------------------------------------
-- What customers do. Whoever sees the version sees what was done with it; each person adds their own acts.

create table quote_seen (
  quote_id uuid not null references quote on delete cascade,
  actor_account_id uuid not null references account,
  seen_at timestamptz not null,
  primary key (quote_id, actor_account_id)
);
alter table quote_seen enable row level security;
create policy quote_seen_at_desk on quote_seen for select using ((select caller_is_staff()));
create policy quote_seen_of_enquiry on quote_seen
  using (not (select caller_is_staff()) and exists (select from quote where quote.quote_id = quote_seen.quote_id))
  with check (not (select caller_is_staff()) and actor_account_id = caller_account()
    and exists (select from quote where quote.quote_id = quote_seen.quote_id));
revoke update, delete, truncate on quote_seen from yantra_app;

create table quote_request (
  request_id uuid primary key,
  quote_id uuid not null references quote on delete cascade,
  kind text not null check (kind in ('CHANGE', 'APPROVAL')),
  actor_account_id uuid not null references account,
  message text check (char_length(message) between 1 and 2000),
  -- Of single lines: [{ lineNo, message }].
  lines jsonb not null,
  -- The machines that an administrator is asked to accept: [{ lineNo, productId }].
  choices jsonb not null,
  requested_at timestamptz not null
);
create index quote_request_of_quote on quote_request (quote_id, requested_at);
alter table quote_request enable row level security;
create policy quote_request_at_desk on quote_request for select using ((select caller_is_staff()));
create policy quote_request_of_enquiry on quote_request
  using (not (select caller_is_staff()) and exists (select from quote where quote.quote_id = quote_request.quote_id))
  with check (not (select caller_is_staff()) and actor_account_id = caller_account() and exists (
    select from quote where quote.quote_id = quote_request.quote_id and quote.status in ('SENT', 'EXPIRED')));
revoke update, delete, truncate on quote_request from yantra_app;

-- One a version, and with quote_one_live one an enquiry. Nobody changes or deletes it.
create table quote_acceptance (
  quote_id uuid primary key references quote on delete cascade,
  actor_account_id uuid not null references account,
  -- The name at that time: it stays when the person's account is deleted.
  accepted_by text not null check (char_length(accepted_by) between 1 and 200),
  accepted_at timestamptz not null,
  how text not null check (how in ('OTP')),
  -- Where the code went, masked.
  contact_point text not null check (char_length(contact_point) between 1 and 120),
  ip text not null check (char_length(ip) between 1 and 60),
  browser text not null check (char_length(browser) <= 300),
  po_number text check (char_length(po_number) between 1 and 40),
  -- The machine taken on each line: [{ lineNo, productId }].
  choices jsonb not null,
  -- The document with the choices made and the party billed, its SHA-256, and the renting company's signature of it.
  document jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  total_paise bigint not null check (total_paise >= 0),
  signature text check (char_length(signature) between 1 and 200)
);
alter table quote_acceptance enable row level security;
create policy quote_acceptance_at_desk on quote_acceptance for select using ((select caller_is_staff()));
create policy quote_acceptance_of_enquiry on quote_acceptance
  using (not (select caller_is_staff()) and exists (select from quote where quote.quote_id = quote_acceptance.quote_id))
  with check (not (select caller_is_staff()) and actor_account_id = caller_account() and exists (
    select from quote where quote.quote_id = quote_acceptance.quote_id and quote.status = 'SENT'));
create policy quote_acceptance_verified on quote_acceptance for select using ((select serves('verify')));
revoke update, delete, truncate on quote_acceptance from yantra_app;

------------------------------------------------------------------------------------------------------------------------
-- What other rows read and keep of quotes

-- The total of a version as it was accepted, with the machines chosen; before that as it was sent.
create function quote_total(id uuid, sent bigint) returns bigint language sql stable parallel safe
  return coalesce((select total_paise from quote_acceptance where quote_id = id), sent);

-- The versions that a customer may see, as their enquiry lists them: every one that was ever sent (decision 26). Rows are
-- seen by whoever may see them beneath.
create view enquiry_quote with (security_invoker = true) as
  select enquiry_id, quote_id, quote_number, version, status, valid_until, quote_total(quote_id, total_paise) as total_paise,
    sent_at
  from quote where status <> 'DRAFT';

-- The holds of a quote end with its version. Those of an accepted one wait for its jobs until the day after their hire
-- should begin, except for machines that the customer has not taken. A trigger, because customers see no bookings.
create function end_quote_holds() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from booking b where b.ref = new.quote_id and b.kind = 'HOLD' and (new.status <> 'ACCEPTED' or not exists (
    select from quote_acceptance a, jsonb_array_elements(a.document -> 'lines') line, machine m
    where a.quote_id = new.quote_id and m.machine_id = b.machine_id and (line ->> 'productId')::uuid = m.product_id));
  update booking set
    expires_at = greatest(expires_at, (lower(during) + 1)::timestamp at time zone 'Asia/Kolkata'), version = version + 1
  where ref = new.quote_id and kind = 'HOLD';
  return null;
end $$;
create trigger quote_ends_its_holds after update of status on quote
  for each row when (old.status = 'SENT' and new.status <> 'SENT') execute function end_quote_holds();
