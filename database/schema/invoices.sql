-- Tax invoices: agreed lines of summary sheets, with GST, under consecutive numbers; and what follows from an invoice.

------------------------------------------------------------------------------------------------------------------------
-- Rates of GST

-- Service accounting codes with their rates, each from a date on.
create table sac_rate (
  sac text not null check (sac ~ '^99[0-9]{4}$'),
  valid_from date not null,
  gst_percent numeric(5, 2) not null check (gst_percent between 0 and 100),
  description text not null check (char_length(description) between 1 and 200),
  primary key (sac, valid_from)
);
-- Sources: Notification 11/2017-CTR with its annexure, 20/2019-CTR; the rates stayed on 22 September 2025.
insert into sac_rate (sac, valid_from, gst_percent, description) values
  ('997313', '2017-07-01', 18, 'Rental of construction machinery and equipment'),
  ('997319', '2017-07-01', 18, 'Rental of other machinery and equipment'),
  ('997311', '2017-07-01', 18, 'Rental of transport equipment'),
  ('996601', '2017-07-01', 18, 'Rental of road vehicles with operator'),
  ('998719', '2017-07-01', 18, 'Maintenance and repair of other machinery and equipment');

-- The code of a hire unless accounts choose another one.
create table sac_default (
  with_operator boolean not null,
  valid_from date not null,
  sac text not null,
  primary key (with_operator, valid_from)
);
-- With an operator the code is contested; most hirers print the same one.
insert into sac_default (with_operator, valid_from, sac) values
  (false, '2017-07-01', '997313'), (true, '2017-07-01', '997313');

------------------------------------------------------------------------------------------------------------------------
-- Invoices

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
  -- Money received, income tax and GST that the customer deducted at source, and notes; they move the balance.
  paid_paise bigint not null default 0 check (paid_paise >= 0),
  tds_paise bigint not null default 0 check (tds_paise >= 0),
  gst_tds_paise bigint not null default 0 check (gst_tds_paise >= 0),
  credited_paise bigint not null default 0 check (credited_paise >= 0),
  debited_paise bigint not null default 0 check (debited_paise >= 0),
  balance_paise bigint not null generated always as
    (total_paise + debited_paise - credited_paise - paid_paise - tds_paise - gst_tds_paise) stored,
  -- Of disputed lines; not due until the desk has answered.
  disputed_paise bigint not null default 0 check (disputed_paise >= 0),
  drafted_by text not null check (char_length(drafted_by) between 1 and 200),
  drafted_at timestamptz not null,
  constraint invoice_customer check (num_nonnulls(company_id, account_id) = 1),
  constraint invoice_adds_up check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise),
  -- All or none of what issuing adds, and an issued invoice has all.
  constraint invoice_issued check (
    num_nonnulls(invoice_number, document, hash, settings_version, invoice_date, due_date, issued_by, issued_at)
      = case when invoice_number is null then 0 else 8 end
    and (status = 'DRAFT' or invoice_number is not null and total_paise > 0)
    and (status <> 'DRAFT' or paid_paise + tds_paise + gst_tds_paise + credited_paise + debited_paise = 0)),
  constraint invoice_not_overpaid check (status = 'DRAFT' or balance_paise >= 0),
  -- Nothing is issued with an unanswered finding; the document holds what the rules found.
  constraint invoice_checks_answered check (
    not coalesce(jsonb_path_exists(document, '$.checks[*] ? (@.result == "FINDING" && @.answer == null)'), false))
);
create index invoice_of_company on invoice (company_id, invoice_date) where company_id is not null;
create index invoice_of_account on invoice (account_id, invoice_date) where account_id is not null;
create index invoice_open on invoice (due_date) where status in ('ISSUED', 'PART_PAID');

-- An issued invoice never changes, except for what moves its balance; only a draft is deleted.
create function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' and (tg_op = 'DELETE' or
      to_jsonb(new) - '{status,revision,paid_paise,tds_paise,gst_tds_paise,credited_paise,debited_paise,balance_paise,disputed_paise}'::text[]
        is distinct from
      to_jsonb(old) - '{status,revision,paid_paise,tds_paise,gst_tds_paise,credited_paise,debited_paise,balance_paise,disputed_paise}'::text[]) then
    raise exception 'invoice % was issued and never changes', old.invoice_number using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger invoice_stays after update or delete on invoice for each row execute function keep_issued_invoice();

-- No tax document is dated in a month whose return is filed.
create trigger invoice_of_open_month before update of invoice_date on invoice
  for each row execute function refuse_closed_month('invoice_date');

-- At the end of a transaction an invoice is the sum of its lines, and its status says what is left to pay.
create function check_invoice_sums() returns trigger language plpgsql as $$
declare now_is invoice := (select i from invoice i where i.invoice_id = new.invoice_id);
begin
  if now_is.status = 'DRAFT' and now_is.invoice_number is not null or now_is.status <> 'DRAFT' and (
      now_is.taxable_paise <> (select sum(amount_paise) from invoice_line l where l.invoice_id = new.invoice_id)
      or now_is.status <> case when now_is.balance_paise = 0 then 'PAID'
        when now_is.paid_paise + now_is.tds_paise + now_is.gst_tds_paise > 0 then 'PART_PAID' else 'ISSUED' end) then
    raise exception 'invoice % does not add up', now_is.invoice_number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoice_sums after insert or update on invoice deferrable initially deferred
  for each row execute function check_invoice_sums();

alter table invoice enable row level security;
create policy invoice_at_desk on invoice for select using ((select caller_is_staff()));
create policy invoice_of_accounts on invoice using ((select staff_may('invoices')));
-- Customers see what was issued to them.
create policy invoice_of_customer on invoice
  using (not (select caller_is_staff()) and status <> 'DRAFT' and visible_to_caller(account_id, company_id));
-- What the clock and the queue read; they act as the customer.
create policy invoice_served on invoice for select using ((select serves('invoices')));
revoke truncate on invoice from yantra_app;

select create_event_table('invoice', 'invoice_id', 'invoices');

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

-- Whoever sees the invoice sees its lines.
alter table invoice_line enable row level security;
create policy invoice_line_at_desk on invoice_line for select using ((select caller_is_staff()));
create policy invoice_line_of_accounts on invoice_line using ((select staff_may('invoices')));
create policy invoice_line_of_invoice on invoice_line using (
  not (select caller_is_staff()) and exists (select from invoice where invoice.invoice_id = invoice_line.invoice_id));
revoke truncate on invoice_line from yantra_app;

------------------------------------------------------------------------------------------------------------------------
-- Credit and debit notes (CGST Act, section 34): an issued invoice never changes, a note that names it corrects it

create table invoice_note (
  note_id uuid primary key,
  note_number text not null unique check (note_number ~ '^(CRN|DBN)/[0-9]{4}/[0-9]{6}$'),
  kind text not null check (kind in ('CREDIT', 'DEBIT')),
  invoice_id uuid not null references invoice,
  note_date date not null,
  reason text not null check (reason in ('RATE', 'HOURS', 'BREAKDOWN', 'OFFHIRE_DATE', 'DUPLICATE', 'TAX', 'GOODWILL')),
  explanation text not null check (char_length(explanation) between 1 and 1000),
  -- As issued; the kind says which way they count. The last note takes the rest of every sum, so it may round by more.
  taxable_paise bigint not null check (taxable_paise > 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise = cgst_paise),
  igst_paise bigint not null check (igst_paise >= 0 and (igst_paise = 0 or cgst_paise = 0)),
  round_off_paise bigint not null check (round_off_paise between -150 and 150),
  total_paise bigint not null check (total_paise >= 0),
  issued_by text not null check (char_length(issued_by) between 1 and 200),
  issued_at timestamptz not null,
  constraint invoice_note_adds_up check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise),
  constraint invoice_note_series check ((kind = 'CREDIT') = (note_number like 'CRN/%')),
  constraint invoice_note_of unique (note_id, invoice_id)
);
create index invoice_note_of_invoice on invoice_note (invoice_id, issued_at);
alter table invoice_note enable row level security;
create policy invoice_note_at_desk on invoice_note for select using ((select caller_is_staff()));
create policy invoice_note_of_accounts on invoice_note using ((select staff_may('invoices')));
create policy invoice_note_of_invoice on invoice_note
  using (not (select caller_is_staff()) and exists (select from invoice where invoice.invoice_id = invoice_note.invoice_id))
  with check (false);
revoke update, delete, truncate on invoice_note from yantra_app;

create trigger invoice_note_of_open_month before insert on invoice_note
  for each row execute function refuse_closed_month('note_date');

create table invoice_note_line (
  note_id uuid not null references invoice_note,
  invoice_id uuid not null,
  line_no integer not null,
  amount_paise bigint not null check (amount_paise > 0),
  primary key (note_id, line_no),
  foreign key (invoice_id, line_no) references invoice_line (invoice_id, line_no)
);
create index invoice_note_line_of_line on invoice_note_line (invoice_id, line_no);
alter table invoice_note_line enable row level security;
create policy invoice_note_line_at_desk on invoice_note_line for select using ((select caller_is_staff()));
create policy invoice_note_line_of_accounts on invoice_note_line using ((select staff_may('invoices')));
create policy invoice_note_line_of_invoice on invoice_note_line
  using (not (select caller_is_staff())
    and exists (select from invoice where invoice.invoice_id = invoice_note_line.invoice_id))
  with check (false);
revoke update, delete, truncate on invoice_note_line from yantra_app;

-- No line is credited beyond its amount with its debit notes.
create function check_invoice_note_line() returns trigger language plpgsql as $$
declare
  billed bigint;
  corrected bigint;
begin
  -- Two notes of one invoice wait for each other.
  perform from invoice where invoice_id = new.invoice_id for update;
  billed := (select amount_paise from invoice_line where invoice_id = new.invoice_id and line_no = new.line_no);
  corrected := (select sum(case n.kind when 'CREDIT' then -l.amount_paise else l.amount_paise end)
    from invoice_note_line l join invoice_note n using (note_id)
    where l.invoice_id = new.invoice_id and l.line_no = new.line_no);
  if corrected < 0 and billed + corrected < 0 then
    raise exception 'line % is credited beyond what it came to', new.line_no using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger invoice_note_line_within after insert on invoice_note_line
  for each row execute function check_invoice_note_line();

-- At the end of a transaction a note is the sum of its lines, an invoice's notes are what moved its balance, and they credit
-- no more than the invoice has in taxable value and in each head of tax.
create function check_invoice_notes() returns trigger language plpgsql as $$
declare now_is invoice := (select i from invoice i where i.invoice_id = new.invoice_id);
begin
  if (select now_is.taxable_paise + sum(case kind when 'CREDIT' then -taxable_paise else taxable_paise end) < 0
      or now_is.cgst_paise + sum(case kind when 'CREDIT' then -cgst_paise else cgst_paise end) < 0
      or now_is.igst_paise + sum(case kind when 'CREDIT' then -igst_paise else igst_paise end) < 0
      from invoice_note n where n.invoice_id = new.invoice_id) then
    raise exception 'note % credits more than the invoice has', new.note_number
      using errcode = 'check_violation', constraint = 'invoice_note_within';
  end if;
  if new.taxable_paise <> (select sum(amount_paise) from invoice_note_line l where l.note_id = new.note_id)
    or now_is.credited_paise <> (select coalesce(sum(total_paise) filter (where kind = 'CREDIT'), 0)
      from invoice_note n where n.invoice_id = new.invoice_id)
    or now_is.debited_paise <> (select coalesce(sum(total_paise) filter (where kind = 'DEBIT'), 0)
      from invoice_note n where n.invoice_id = new.invoice_id) then
    raise exception 'note % does not add up', new.note_number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoice_note_sums after insert on invoice_note deferrable initially deferred
  for each row execute function check_invoice_notes();

------------------------------------------------------------------------------------------------------------------------
-- Disputes of lines; a disputed line is not due until the desk has answered

create table invoice_dispute (
  dispute_id uuid primary key,
  invoice_id uuid not null references invoice,
  line_no integer not null,
  status text not null check (status in ('OPEN', 'UPHELD', 'REJECTED')),
  reason text not null check (char_length(reason) between 1 and 500),
  disputed_by text not null check (char_length(disputed_by) between 1 and 200),
  disputed_at timestamptz not null,
  reply text check (char_length(reply) between 1 and 1000),
  answered_by text check (char_length(answered_by) between 1 and 200),
  answered_at timestamptz check (answered_at >= disputed_at),
  -- The credit note that upholds it.
  note_id uuid references invoice_note,
  foreign key (invoice_id, line_no) references invoice_line (invoice_id, line_no),
  constraint invoice_dispute_answered check (
    num_nonnulls(reply, answered_by, answered_at) = case status when 'OPEN' then 0 else 3 end),
  constraint invoice_dispute_upheld check ((status = 'UPHELD') = (note_id is not null))
);
-- A line has one open dispute at a time.
create unique index invoice_dispute_open on invoice_dispute (invoice_id, line_no) where status = 'OPEN';
create index invoice_dispute_of_invoice on invoice_dispute (invoice_id, disputed_at);

-- The words of a dispute stay; an open dispute is answered once.
create function keep_invoice_dispute() returns trigger language plpgsql as $$
begin
  if old.status <> 'OPEN' or (new.dispute_id, new.invoice_id, new.line_no, new.reason, new.disputed_by, new.disputed_at)
      is distinct from (old.dispute_id, old.invoice_id, old.line_no, old.reason, old.disputed_by, old.disputed_at) then
    raise exception 'a dispute never changes once it is answered' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger invoice_dispute_stays after update on invoice_dispute
  for each row execute function keep_invoice_dispute();

-- At the end of a transaction nothing is in dispute without an open dispute.
create function check_invoice_disputes() returns trigger language plpgsql as $$
begin
  if exists (select from invoice i where i.invoice_id = new.invoice_id and i.disputed_paise > 0) and not exists (
      select from invoice_dispute d where d.invoice_id = new.invoice_id and d.status = 'OPEN') then
    raise exception 'an invoice has an amount in dispute and no dispute' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoice_dispute_amount after insert or update on invoice_dispute deferrable initially deferred
  for each row execute function check_invoice_disputes();

-- Whoever sees the invoice sees its disputes; only the customer begins one.
alter table invoice_dispute enable row level security;
create policy invoice_dispute_at_desk on invoice_dispute for select using ((select caller_is_staff()));
create policy invoice_dispute_of_accounts on invoice_dispute for update using ((select staff_may('invoices')));
create policy invoice_dispute_of_invoice on invoice_dispute
  using (not (select caller_is_staff()) and exists (select from invoice where invoice.invoice_id = invoice_dispute.invoice_id))
  with check (not (select caller_is_staff()) and status = 'OPEN'
    and exists (select from invoice where invoice.invoice_id = invoice_dispute.invoice_id));
revoke delete, truncate on invoice_dispute from yantra_app;

select create_event_table('invoice_dispute', 'dispute_id', 'invoices');
create policy invoice_dispute_event_begun on invoice_dispute_event as restrictive for insert
  with check ((select caller_is_staff()) or act = 'dispute');

------------------------------------------------------------------------------------------------------------------------
-- Payments that customers report. A report is a claim and moves no balance; the desk finds the money or answers.

create table payment_report (
  payment_report_id uuid primary key,
  invoice_id uuid not null references invoice,
  status text not null check (status in ('REPORTED', 'MATCHED', 'NOT_FOUND', 'WITHDRAWN')),
  paid_on date not null,
  mode text not null check (mode in ('NEFT', 'RTGS', 'IMPS', 'UPI', 'CHEQUE', 'CASH')),
  reference text check (reference ~ '^[A-Z0-9][A-Z0-9/-]{0,39}$'),
  amount_paise bigint not null check (amount_paise between 1 and 100000000000),
  tds_paise bigint not null check (tds_paise between 0 and 100000000000),
  note text check (char_length(note) between 1 and 500),
  reporter_id uuid not null references account,
  reported_by text not null check (char_length(reported_by) between 1 and 200),
  reported_at timestamptz not null,
  -- The money that the desk found for it. payments.sql adds the foreign key.
  payment_id uuid,
  -- Why the desk did not find it.
  reply text check (char_length(reply) between 1 and 500),
  closed_by text check (char_length(closed_by) between 1 and 200),
  closed_at timestamptz check (closed_at >= reported_at),
  constraint payment_report_referenced check ((mode = 'CASH') = (reference is null)),
  constraint payment_report_matched check ((status = 'MATCHED') = (payment_id is not null)),
  constraint payment_report_not_found check ((status = 'NOT_FOUND') = (reply is not null)),
  constraint payment_report_closed check (num_nonnulls(closed_by, closed_at) = case status when 'REPORTED' then 0 else 2 end)
);
-- An invoice has one open report at a time.
create unique index payment_report_open on payment_report (invoice_id) where status = 'REPORTED';
create index payment_report_of_invoice on payment_report (invoice_id, reported_at);
create index payment_report_of_person on payment_report (reporter_id, reported_at);

-- The words of a report stay; an open report is closed once.
create function keep_payment_report() returns trigger language plpgsql as $$
begin
  if old.status <> 'REPORTED'
      or to_jsonb(new) - '{status,payment_id,reply,closed_by,closed_at}'::text[]
        is distinct from to_jsonb(old) - '{status,payment_id,reply,closed_by,closed_at}'::text[] then
    raise exception 'a report of a payment never changes once it is closed' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger payment_report_stays after update on payment_report
  for each row execute function keep_payment_report();

-- Whoever sees the invoice sees its reports; only the customer makes and withdraws one.
alter table payment_report enable row level security;
create policy payment_report_at_desk on payment_report for select using ((select caller_is_staff()));
create policy payment_report_of_accounts on payment_report for update using ((select staff_may('bank')));
create policy payment_report_of_invoice on payment_report
  using (not (select caller_is_staff()) and exists (select from invoice where invoice.invoice_id = payment_report.invoice_id))
  with check (not (select caller_is_staff()) and status in ('REPORTED', 'WITHDRAWN')
    and exists (select from invoice where invoice.invoice_id = payment_report.invoice_id));
revoke delete, truncate on payment_report from yantra_app;

select create_event_table('payment_report', 'payment_report_id', 'bank');
create policy payment_report_event_reported on payment_report_event as restrictive for insert
  with check ((select caller_is_staff()) or act in ('report', 'withdraw'));

------------------------------------------------------------------------------------------------------------------------
-- Reminders of issued invoices that are not paid, and what stops them

create table invoice_reminder (
  invoice_id uuid not null references invoice,
  -- Days after the due date, below zero before it: `reminderSteps` in contract/invoices.reminders.ts.
  step integer not null check (step between -30 and 90),
  outstanding_paise bigint not null check (outstanding_paise > 0),
  reminded_on date not null,
  -- Each reminder of an invoice goes out once.
  primary key (invoice_id, step)
);
-- Only the clock reminds.
alter table invoice_reminder enable row level security;
create policy invoice_reminder_at_desk on invoice_reminder for select using ((select caller_is_staff()));
create policy invoice_reminder_served on invoice_reminder using ((select serves('invoices')));
revoke update, delete, truncate on invoice_reminder from yantra_app;

-- From when to when the desk holds back the reminders of an invoice.
create table invoice_reminder_stop (
  stop_id uuid primary key,
  invoice_id uuid not null references invoice,
  reason text not null check (char_length(reason) between 1 and 500),
  stopped_by text not null check (char_length(stopped_by) between 1 and 200),
  stopped_at timestamptz not null,
  resume_reason text check (char_length(resume_reason) between 1 and 500),
  resumed_by text check (char_length(resumed_by) between 1 and 200),
  resumed_at timestamptz check (resumed_at >= stopped_at),
  constraint invoice_reminder_stop_ended check (num_nonnulls(resume_reason, resumed_by, resumed_at) in (0, 3))
);
-- Reminders that are stopped are not stopped again.
create unique index invoice_reminder_stopped on invoice_reminder_stop (invoice_id) where resumed_at is null;
create index invoice_reminder_stop_of_invoice on invoice_reminder_stop (invoice_id, stopped_at);
alter table invoice_reminder_stop enable row level security;
create policy invoice_reminder_stop_at_desk on invoice_reminder_stop for select using ((select caller_is_staff()));
create policy invoice_reminder_stop_of_accounts on invoice_reminder_stop using ((select staff_may('invoices')));
create policy invoice_reminder_stop_served on invoice_reminder_stop for select using ((select serves('invoices')));
revoke delete, truncate on invoice_reminder_stop from yantra_app;

------------------------------------------------------------------------------------------------------------------------
-- E-invoices: what the invoice registration portal said of an invoice or a note (CGST rule 48(4)). What was issued never
-- changes, so this stands beside it; rows are added and never change.

create table e_invoice_event (
  event_id uuid primary key,
  -- The order of events of one instant.
  event_no bigint generated always as identity,
  invoice_id uuid not null references invoice,
  -- Null for the invoice itself.
  note_id uuid,
  document_id uuid not null generated always as (coalesce(note_id, invoice_id)) stored,
  act text not null check (act in ('SUBMIT', 'REFUSE', 'ACKNOWLEDGE', 'CANCEL')),
  -- Whether a provider answered, or the desk brought the answer from the portal.
  source text not null check (source in ('PROVIDER', 'DESK')),
  irn text check (irn ~ '^[0-9a-f]{64}$'),
  ack_number text check (ack_number ~ '^[0-9]{1,20}$'),
  acked_at timestamptz,
  signed_qr text check (char_length(signed_qr) between 1 and 4000),
  signed_invoice text check (char_length(signed_invoice) between 1 and 1000000),
  -- `EInvoiceRefusal` in contract/invoices.registration.ts.
  refusals jsonb check (jsonb_array_length(refusals) between 1 and 20),
  cancel_reason text check (cancel_reason in ('DUPLICATE', 'DATA_ENTRY', 'ORDER_CANCELLED', 'OTHER')),
  remark text check (char_length(remark) between 1 and 100),
  -- Null for the queue.
  done_by text check (char_length(done_by) between 1 and 200),
  happened_at timestamptz not null,
  foreign key (note_id, invoice_id) references invoice_note (note_id, invoice_id),
  constraint e_invoice_acknowledged check (
    num_nonnulls(irn, ack_number, acked_at, signed_qr) = case act when 'ACKNOWLEDGE' then 4 else 0 end
    and (act = 'ACKNOWLEDGE' or signed_invoice is null)),
  constraint e_invoice_refused check ((act = 'REFUSE') = (refusals is not null)),
  constraint e_invoice_cancelled check (num_nonnulls(cancel_reason, remark) = case act when 'CANCEL' then 2 else 0 end)
);
create index e_invoice_event_of_invoice on e_invoice_event (invoice_id, event_no);
create index e_invoice_event_of_document on e_invoice_event (document_id, event_no);
-- A document is acknowledged once and cancelled once, and an IRN is of one document.
create unique index e_invoice_once on e_invoice_event (document_id, act) where act in ('ACKNOWLEDGE', 'CANCEL');
create unique index e_invoice_irn on e_invoice_event (irn) where irn is not null;

-- Only what was issued is reported, and only what was acknowledged is cancelled; the portal judges whether in time.
create function check_e_invoice_event() returns trigger language plpgsql as $$
begin
  if (select status from invoice i where i.invoice_id = new.invoice_id) = 'DRAFT' then
    raise exception 'a draft is not reported' using errcode = 'check_violation', constraint = 'e_invoice_of_issued';
  end if;
  if new.act = 'CANCEL' and not exists (
      select from e_invoice_event e where e.document_id = new.document_id and e.act = 'ACKNOWLEDGE') then
    raise exception 'only an acknowledged e-invoice is cancelled'
      using errcode = 'check_violation', constraint = 'e_invoice_cancelled_after';
  end if;
  return null;
end $$;
create trigger e_invoice_event_in_order after insert on e_invoice_event for each row execute function check_e_invoice_event();

alter table e_invoice_event enable row level security;
create policy e_invoice_event_at_desk on e_invoice_event for select using ((select caller_is_staff()));
create policy e_invoice_event_of_accounts on e_invoice_event using ((select staff_may('invoices')));
-- Customers see what the portal said of their invoices, and write none of it.
create policy e_invoice_event_of_invoice on e_invoice_event
  using (not (select caller_is_staff()) and exists (
    select from invoice where invoice.invoice_id = e_invoice_event.invoice_id))
  with check (false);
-- The queue reports without a principal.
create policy e_invoice_event_served on e_invoice_event using ((select serves('invoices')));
revoke update, delete, truncate on e_invoice_event from yantra_app;
