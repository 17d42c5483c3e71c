-- Tax invoices: agreed lines of summary sheets, with GST, under consecutive numbers.

-- Service accounting codes with their rates, each from a date on.
create table sac_rate (
  sac text not null check (sac ~ '^99[0-9]{4}$'),
  valid_from date not null,
  gst_percent numeric(5, 2) not null check (gst_percent between 0 and 100),
  description text not null check (char_length(description) between 1 and 200),
  primary key (sac, valid_from)
);
-- The code of a hire unless accounts choose another one.
create table sac_default (
  with_operator boolean not null,
  valid_from date not null,
  sac text not null,
  primary key (with_operator, valid_from)
);
-- Sources: Notification 11/2017-CTR with its annexure, 20/2019-CTR; the rates stayed on 22 September 2025.
insert into sac_rate (sac, valid_from, gst_percent, description) values
  ('997313', '2017-07-01', 18, 'Rental of construction machinery and equipment'),
  ('997319', '2017-07-01', 18, 'Rental of other machinery and equipment'),
  ('997311', '2017-07-01', 18, 'Rental of transport equipment'),
  ('996601', '2017-07-01', 18, 'Rental of road vehicles with operator'),
  ('998719', '2017-07-01', 18, 'Maintenance and repair of other machinery and equipment');
-- With an operator the code is contested; most hirers print the same one.
insert into sac_default (with_operator, valid_from, sac) values
  (false, '2017-07-01', '997313'), (true, '2017-07-01', '997313');

create table invoice (
  invoice_id uuid primary key,
  -- Consecutive in a financial year, at most 16 characters (rule 46 of the CGST rules); null for a draft.
  invoice_number text unique check (invoice_number ~ '^INV/[0-9]{4}/[0-9]{6}$'),
  -- Whoever is billed.
  company_id uuid references company,
  account_id uuid references account,
  customer_name text not null check (char_length(customer_name) between 1 and 200),
  status text not null check (status in ('DRAFT', 'ISSUED', 'PART_PAID', 'PAID')),
  -- Rises with each change of a draft, for If-Match.
  revision integer not null default 1,
  -- What the desk adds for the customer to read.
  note text check (char_length(note) between 1 and 2000),
  -- What was issued: `InvoiceDocument` in contract/invoices.ts; null for a draft.
  document jsonb,
  -- The SHA-256 of the document.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  settings_version integer,
  invoice_date date,
  due_date date check (due_date >= invoice_date),
  issued_by text check (char_length(issued_by) between 1 and 200),
  issued_at timestamptz,
  taxable_paise bigint not null,
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise = cgst_paise),
  igst_paise bigint not null check (igst_paise >= 0 and (igst_paise = 0 or cgst_paise = 0)),
  round_off_paise bigint not null check (round_off_paise between -50 and 50),
  total_paise bigint not null,
  -- Money received, tax that the customer deducted at source, and notes; they move the balance.
  paid_paise bigint not null default 0 check (paid_paise >= 0),
  tds_paise bigint not null default 0 check (tds_paise >= 0),
  credited_paise bigint not null default 0 check (credited_paise >= 0),
  debited_paise bigint not null default 0 check (debited_paise >= 0),
  balance_paise bigint not null generated always as
    (total_paise + debited_paise - credited_paise - paid_paise - tds_paise) stored,
  drafted_by text not null check (char_length(drafted_by) between 1 and 200),
  drafted_at timestamptz not null,
  constraint invoice_customer check (num_nonnulls(company_id, account_id) = 1),
  constraint invoice_adds_up check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise),
  -- All or none of what issuing adds, and an issued invoice has all.
  constraint invoice_issued check (
    num_nonnulls(invoice_number, document, hash, settings_version, invoice_date, due_date, issued_by, issued_at)
      = case when invoice_number is null then 0 else 8 end
    and (status = 'DRAFT' or invoice_number is not null and total_paise > 0)
    and (status <> 'DRAFT' or paid_paise + tds_paise + credited_paise + debited_paise = 0)),
  constraint invoice_not_overpaid check (status = 'DRAFT' or balance_paise >= 0)
);
create index invoice_of_company on invoice (company_id, invoice_date) where company_id is not null;
create index invoice_of_account on invoice (account_id, invoice_date) where account_id is not null;
create index invoice_open on invoice (due_date) where status in ('ISSUED', 'PART_PAID');

create table invoice_line (
  invoice_id uuid not null references invoice on delete cascade,
  line_no integer not null check (line_no between 1 and 1000),
  -- A line of a summary sheet is billed once.
  line_id uuid not null unique references summary_line,
  summary_sheet_id uuid not null references summary_sheet,
  job_id uuid not null references job,
  amount_paise bigint not null,
  sac text not null check (sac ~ '^99[0-9]{4}$'),
  -- Why accounts chose another code than the usual one.
  sac_note text check (char_length(sac_note) between 1 and 300),
  primary key (invoice_id, line_no)
);
create index invoice_line_of_job on invoice_line (job_id);
create index invoice_line_of_sheet on invoice_line (summary_sheet_id);

create table invoice_event (
  event_id uuid primary key,
  -- The order of events of one instant.
  event_no bigint generated always as identity,
  invoice_id uuid not null references invoice on delete cascade,
  act text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null check (actor_kind in ('CUSTOMER', 'STAFF', 'LINK', 'SYSTEM')),
  actor_account_id uuid references account,
  actor_name text check (char_length(actor_name) between 1 and 200),
  reason text check (char_length(reason) <= 2000),
  happened_at timestamptz not null,
  constraint invoice_event_by_actor check (is_actor(actor_kind, actor_account_id, actor_name))
);
create index invoice_event_of_invoice on invoice_event (invoice_id, happened_at, event_no);

-- An issued invoice never changes, except for what moves its balance; only a draft is deleted.
create function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' and (tg_op = 'DELETE' or
      to_jsonb(new) - '{status,revision,paid_paise,tds_paise,credited_paise,debited_paise,balance_paise}'::text[]
        is distinct from
      to_jsonb(old) - '{status,revision,paid_paise,tds_paise,credited_paise,debited_paise,balance_paise}'::text[]) then
    raise exception 'invoice % was issued and never changes', old.invoice_number using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger invoice_stays after update or delete on invoice for each row execute function keep_issued_invoice();

-- A draft takes agreed lines, at the amount that was agreed; the lines of an issued invoice never change.
create function check_invoice_line() returns trigger language plpgsql as $$
declare found_status text := (select status from invoice where invoice_id = coalesce(new.invoice_id, old.invoice_id));
begin
  -- Null where the draft itself is being deleted.
  if found_status <> 'DRAFT' then
    raise exception 'the lines of an issued invoice never change' using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op <> 'DELETE' and not exists (
      select from summary_line l join summary_sheet s using (summary_sheet_id)
      where l.line_id = new.line_id and l.state = 'AGREED' and l.until_version is null
        and (l.summary_sheet_id, s.job_id, l.amount_paise) = (new.summary_sheet_id, new.job_id, new.amount_paise)) then
    raise exception 'only agreed lines are billed' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger invoice_line_of_draft after insert or update or delete on invoice_line
  for each row execute function check_invoice_line();

-- At the end of a transaction an invoice is the sum of its lines, and its status says what is left to pay.
create function check_invoice_sums() returns trigger language plpgsql as $$
declare now_is invoice := (select i from invoice i where i.invoice_id = new.invoice_id);
begin
  if now_is.status = 'DRAFT' and now_is.invoice_number is not null or now_is.status <> 'DRAFT' and (
      now_is.taxable_paise <> (select sum(amount_paise) from invoice_line l where l.invoice_id = new.invoice_id)
      or now_is.status <> case when now_is.balance_paise = 0 then 'PAID'
        when now_is.paid_paise + now_is.tds_paise > 0 then 'PART_PAID' else 'ISSUED' end) then
    raise exception 'invoice % does not add up', now_is.invoice_number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoice_sums after insert or update on invoice deferrable initially deferred
  for each row execute function check_invoice_sums();

-- The payments of an invoice, as its page lists them. The payments row replaces the body once it has tables; the columns stay.
create view invoice_payment with (security_invoker = true) as
  select null::uuid as invoice_id, null::uuid as payment_id, null::text as payment_number, null::date as received_on,
    null::text as mode, null::text as reference, null::bigint as amount_paise, null::bigint as tds_paise,
    null::timestamptz as allocated_at
  where false;

do $$ declare name text; begin
  foreach name in array array['invoice', 'invoice_line', 'invoice_event'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('create policy %I on %I using ((select staff_may(%L))) with check ((select staff_may(%L)))',
      name || '_of_accounts', name, 'invoices', 'invoices');
    execute format('revoke truncate on %I from yantra_app', name);
  end loop;
  -- What hangs on an invoice is seen by whoever sees the invoice.
  foreach name in array array['invoice_line', 'invoice_event'] loop
    execute format('create policy %I on %I using (not (select caller_is_staff()) and exists (
        select from invoice where invoice.invoice_id = %I.invoice_id))
      with check (not (select caller_is_staff()) and exists (
        select from invoice where invoice.invoice_id = %I.invoice_id))', name || '_of_invoice', name, name, name);
  end loop;
end $$;
revoke update on invoice_event from yantra_app;
-- Customers see what was issued to them.
create policy invoice_of_customer on invoice
  using (not (select caller_is_staff()) and status <> 'DRAFT' and visible_to_caller(account_id, company_id))
  with check (not (select caller_is_staff()) and status <> 'DRAFT' and visible_to_caller(account_id, company_id));
-- What the clock and the queue read of invoices; they act as the customer.
create policy invoice_served on invoice for select using ((select serves('invoices')));
