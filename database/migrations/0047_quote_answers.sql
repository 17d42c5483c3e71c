-- What customers do with a quote: who has seen a version, what they ask about it, and who accepted it.
create table quote_seen (
  quote_id uuid not null references quote on delete cascade,
  actor_account_id uuid not null references account,
  seen_at timestamptz not null,
  primary key (quote_id, actor_account_id)
);

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
  -- The document with the choices made and the party billed, its SHA-256, and the house's signature of it.
  document jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  total_paise bigint not null check (total_paise >= 0),
  signature text check (char_length(signature) between 1 and 200)
);

do $$ declare name text; begin
  foreach name in array array['quote_seen', 'quote_request', 'quote_acceptance'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('revoke update, delete, truncate on %I from yantra_app', name);
  end loop;
end $$;
-- Whoever sees the version sees what was done with it; each person adds what they do themself.
create policy quote_seen_of_enquiry on quote_seen
  using (not (select caller_is_staff()) and exists (select from quote where quote.quote_id = quote_seen.quote_id))
  with check (not (select caller_is_staff()) and actor_account_id = caller_account()
    and exists (select from quote where quote.quote_id = quote_seen.quote_id));
create policy quote_request_of_enquiry on quote_request
  using (not (select caller_is_staff()) and exists (select from quote where quote.quote_id = quote_request.quote_id))
  with check (not (select caller_is_staff()) and actor_account_id = caller_account() and exists (
    select from quote where quote.quote_id = quote_request.quote_id and quote.status in ('SENT', 'EXPIRED')));
create policy quote_acceptance_of_enquiry on quote_acceptance
  using (not (select caller_is_staff()) and exists (select from quote where quote.quote_id = quote_acceptance.quote_id))
  with check (not (select caller_is_staff()) and actor_account_id = caller_account() and exists (
    select from quote where quote.quote_id = quote_acceptance.quote_id and quote.status = 'SENT'));
