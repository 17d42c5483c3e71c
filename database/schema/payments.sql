-- Money that came in, and went back: the invoices it settles, and the tax that the customer deducted.

------------------------------------------------------------------------------------------------------------------------
-- Rates of tax deducted at source

-- Each rate from a date on. Sections of the Income-tax Act 1961; since 1 April 2026 section 393(1) of the Income-tax Act 2025
-- holds all of them at the same rates, so a section alone no longer says what was paid: its code does (`tdsNatures` in
-- contract/texts/payments.tds.en.ts).
create table tds_rate (
  code text not null check (code ~ '^[A-Z][A-Z_]{0,39}$'),
  valid_from date not null,
  section text not null check (char_length(section) between 1 and 40),
  percent numeric(5, 2) not null check (percent between 0 and 100),
  primary key (code, valid_from)
);
insert into tds_rate (code, valid_from, section, percent) values
  ('RENT', '2017-07-01', '194-I', 2), ('RENT', '2026-04-01', '393(1)', 2),
  ('CONTRACT', '2017-07-01', '194-C', 2), ('CONTRACT', '2026-04-01', '393(1)', 2),
  ('CONTRACT_INDIVIDUAL', '2017-07-01', '194-C', 1), ('CONTRACT_INDIVIDUAL', '2026-04-01', '393(1)', 1);
revoke insert, update, delete, truncate on tds_rate from yantra_app;

------------------------------------------------------------------------------------------------------------------------
-- Payments and their allocations

create table payment (
  payment_id uuid primary key,
  payment_number text not null unique check (payment_number ~ '^PAY/[0-9]{4}/[0-9]{6}$'),
  kind text not null check (kind in ('PAYMENT', 'ADVANCE', 'DEPOSIT', 'REFUND')),
  company_id uuid references company,
  account_id uuid references account,
  customer_name text not null check (char_length(customer_name) between 1 and 200),
  received_on date not null,
  mode text not null check (mode in ('NEFT', 'RTGS', 'IMPS', 'UPI', 'CHEQUE', 'CASH')),
  -- The UTR, or the number of a cheque.
  reference text check (reference ~ '^[A-Z0-9][A-Z0-9/-]{0,39}$'),
  amount_paise bigint not null check (amount_paise between 1 and 100000000000),
  note text check (char_length(note) between 1 and 500),
  -- Why cash beyond the law was taken; it names the section.
  cash_reason text check (char_length(cash_reason) between 1 and 500 and cash_reason ilike '%269ST%'),
  -- The money that a refund gives back.
  refunds uuid references payment,
  -- A payment that was recorded by mistake, or a cheque that bounced, is taken back by a counter-entry of its whole amount.
  -- That one has no reference of its own, and the transfer may be recorded again.
  is_counter boolean not null default false,
  is_taken_back boolean not null default false,
  -- Of an advance and its refund: the number and the particulars of the voucher (rules 50 and 51), and the tax within the amount.
  voucher_number text unique check (voucher_number ~ '^(RCV|RFV)/[0-9]{4}/[0-9]{6}$'),
  voucher jsonb,
  cgst_paise bigint not null default 0 check (cgst_paise >= 0),
  sgst_paise bigint not null default 0 check (sgst_paise = cgst_paise),
  igst_paise bigint not null default 0 check (igst_paise >= 0 and (igst_paise = 0 or cgst_paise = 0)),
  -- The sums of live allocations and of refunds; together never above the amount.
  allocated_paise bigint not null default 0 check (allocated_paise >= 0),
  refunded_paise bigint not null default 0 check (refunded_paise >= 0),
  open_paise bigint not null generated always as (amount_paise - allocated_paise - refunded_paise) stored,
  recorded_by text not null check (char_length(recorded_by) between 1 and 200),
  recorded_at timestamptz not null,
  constraint payment_customer check (num_nonnulls(company_id, account_id) = 1),
  constraint payment_referenced check ((mode = 'CASH' or is_counter) = (reference is null)),
  constraint payment_refund check ((kind = 'REFUND') = (refunds is not null)),
  constraint payment_counter check (not is_counter or kind = 'REFUND'),
  constraint payment_taken_back check (not is_taken_back or kind <> 'REFUND' and refunded_paise = amount_paise),
  constraint payment_voucher check (num_nonnulls(voucher_number, voucher) in (0, 2)
    and (voucher_number is not null or kind <> 'ADVANCE')
    and (cgst_paise + igst_paise = 0 or voucher_number is not null)),
  constraint payment_not_overspent check (allocated_paise + refunded_paise <= amount_paise),
  constraint payment_refund_spent check (kind <> 'REFUND' or allocated_paise + refunded_paise = 0)
);
-- The same transfer is recorded once. A cheque number belongs to its customer, that of a refund to us; it comes again once the
-- cheque bounced. A bank returns a transfer under its own number, so a refund may bear that of a payment.
create unique index payment_once on payment (mode, reference, (kind = 'REFUND'),
    (case when mode = 'CHEQUE' and kind <> 'REFUND' then coalesce(company_id, account_id) end)) nulls not distinct
  where reference is not null and not is_taken_back and not (mode = 'CHEQUE' and refunded_paise = amount_paise);
create index payment_of_company on payment (company_id, received_on) where company_id is not null;
create index payment_of_account on payment (account_id, received_on) where account_id is not null;
create index payment_open on payment (received_on) where open_paise > 0 and kind <> 'REFUND';
create index payment_refunds on payment (refunds) where refunds is not null;

alter table payment_report add foreign key (payment_id) references payment;

-- A recorded payment stays; only its sums move. After the policies, so that a caller without the right learns that.
create function keep_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.is_taken_back and not new.is_taken_back
      or to_jsonb(new) - '{allocated_paise,refunded_paise,open_paise,is_taken_back}'::text[]
      is distinct from to_jsonb(old) - '{allocated_paise,refunded_paise,open_paise,is_taken_back}'::text[] then
    raise exception 'payment % was recorded and never changes', old.payment_number
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger payment_stays after update or delete on payment for each row execute function keep_payment();

create trigger payment_of_open_month before insert on payment
  for each row execute function refuse_closed_month('received_on');

alter table payment enable row level security;
create policy payment_at_desk on payment for select using ((select caller_is_staff()));
create policy payment_of_accounts on payment using ((select staff_may('bank')));
-- Customers see their payments and change none.
create policy payment_of_customer on payment
  using (not (select caller_is_staff()) and visible_to_caller(account_id, company_id)) with check (false);
revoke delete, truncate on payment from yantra_app;

create table payment_allocation (
  allocation_id uuid primary key,
  -- The order of allocations of one instant.
  allocation_no bigint generated always as identity,
  payment_id uuid not null references payment,
  invoice_id uuid not null references invoice,
  amount_paise bigint not null check (amount_paise >= 0),
  tds_paise bigint not null check (tds_paise >= 0),
  -- The section of the day, and what it was deducted for: a code of `tds_rate`.
  tds_section text check (char_length(tds_section) between 1 and 40),
  tds_code text check (char_length(tds_code) between 1 and 40),
  -- GST deducted at source by a government customer (CGST Act, section 51).
  gst_tds_paise bigint not null default 0 check (gst_tds_paise >= 0),
  -- Why more was deducted than the rates give.
  tds_reason text check (char_length(tds_reason) between 1 and 500),
  -- Why more cash than the law allows went to one invoice or hire; it names the section.
  cash_reason text check (char_length(cash_reason) between 1 and 500 and cash_reason ilike '%269ST%'),
  -- Tax paid on the advance that the invoice takes over.
  advance_tax_paise bigint not null default 0 check (advance_tax_paise >= 0),
  -- The allocation that this one undoes, and why.
  undoes uuid unique references payment_allocation,
  reason text check (char_length(reason) between 1 and 500),
  allocated_on date not null,
  allocated_by text not null check (char_length(allocated_by) between 1 and 200),
  allocated_at timestamptz not null,
  constraint payment_allocation_something check (amount_paise + tds_paise + gst_tds_paise > 0),
  constraint payment_allocation_tds check (num_nonnulls(tds_section, tds_code) = case when tds_paise > 0 then 2 else 0 end),
  constraint payment_allocation_undone check ((undoes is null) = (reason is null) and undoes <> allocation_id)
);
create index payment_allocation_of_payment on payment_allocation (payment_id);
create index payment_allocation_of_invoice on payment_allocation (invoice_id);
alter table payment_allocation enable row level security;
create policy payment_allocation_at_desk on payment_allocation for select using ((select caller_is_staff()));
create policy payment_allocation_of_accounts on payment_allocation using ((select staff_may('bank')));
create policy payment_allocation_of_payment on payment_allocation for select
  using (not (select caller_is_staff()) and exists (
    select from payment where payment.payment_id = payment_allocation.payment_id));
revoke update, delete, truncate on payment_allocation from yantra_app;

-- What counts: neither undone nor undoing.
create view live_allocation with (security_invoker = true) as
  select a.* from payment_allocation a
  where a.undoes is null and not exists (select from payment_allocation u where u.undoes = a.allocation_id);

-- The payments of an invoice, as its page lists them (decision 26).
create view invoice_payment with (security_invoker = true) as
  select a.invoice_id, p.payment_id, p.payment_number, p.received_on, p.mode, p.reference, a.amount_paise, a.tds_paise,
    a.gst_tds_paise, a.allocated_at
  from live_allocation a join payment p using (payment_id);

------------------------------------------------------------------------------------------------------------------------
-- At the end of a transaction the sums of payments and invoices are those of the allocations. The checks run as the
-- owner: sums count all rows, whoever may see them.

create function check_payment_sums(paid uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare p payment;
begin
  select * into p from payment where payment_id = paid;
  if p.allocated_paise <> (select coalesce(sum(a.amount_paise), 0) from payment_allocation a where a.payment_id = paid
        and a.undoes is null and not exists (select from payment_allocation u where u.undoes = a.allocation_id))
      or p.refunded_paise <> (select coalesce(sum(r.amount_paise), 0) from payment r where r.refunds = paid) then
    raise exception 'payment % does not add up', p.payment_number
      using errcode = 'check_violation', constraint = 'payment_sums';
  end if;
end $$;
create function check_settled_sums(billed uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare i invoice;
begin
  select * into i from invoice where invoice_id = billed;
  if (select (coalesce(sum(a.amount_paise), 0), coalesce(sum(a.tds_paise), 0), coalesce(sum(a.gst_tds_paise), 0))
        is distinct from (i.paid_paise::numeric, i.tds_paise::numeric, i.gst_tds_paise::numeric) from payment_allocation a where a.invoice_id = billed
          and a.undoes is null and not exists (select from payment_allocation u where u.undoes = a.allocation_id)) then
    raise exception 'invoice % is not settled by its payments', i.invoice_number
      using errcode = 'check_violation', constraint = 'invoice_settled';
  end if;
end $$;

create function check_allocation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare p payment; i invoice; was payment_allocation;
begin
  select * into p from payment where payment_id = new.payment_id;
  select * into i from invoice where invoice_id = new.invoice_id;
  select * into was from payment_allocation where allocation_id = new.undoes;
  if (p.company_id, p.account_id) is distinct from (i.company_id, i.account_id) then
    raise exception 'payment % and invoice % are of different customers', p.payment_number, i.invoice_number
      using errcode = 'check_violation', constraint = 'payment_allocation_customer';
  end if;
  if new.undoes is not null and (was.undoes is not null
      or (new.payment_id, new.invoice_id, new.amount_paise, new.tds_paise, new.gst_tds_paise, new.advance_tax_paise)
        is distinct from
        (was.payment_id, was.invoice_id, was.amount_paise, was.tds_paise, was.gst_tds_paise, was.advance_tax_paise)) then
    raise exception 'a counter-allocation is the same as what it undoes'
      using errcode = 'check_violation', constraint = 'payment_allocation_same';
  end if;
  perform check_payment_sums(new.payment_id);
  perform check_settled_sums(new.invoice_id);
  return null;
end $$;
create constraint trigger payment_allocation_adds_up after insert on payment_allocation
  deferrable initially deferred for each row execute function check_allocation();

create function check_payment() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare original payment;
begin
  perform check_payment_sums(new.payment_id);
  if new.refunds is not null then
    select * into original from payment where payment_id = new.refunds;
    if original.kind = 'REFUND' or (original.company_id, original.account_id) is distinct from (new.company_id, new.account_id)
        or new.is_counter and (new.amount_paise <> original.amount_paise or not original.is_taken_back) then
      raise exception 'payment % gives back other money', new.payment_number
        using errcode = 'check_violation', constraint = 'payment_refunds_own';
    end if;
    perform check_payment_sums(new.refunds);
  end if;
  if new.is_taken_back and not exists (select from payment r where r.refunds = new.payment_id and r.is_counter) then
    raise exception 'payment % is taken back without a counter-entry', new.payment_number
      using errcode = 'check_violation', constraint = 'payment_countered';
  end if;
  return null;
end $$;
create constraint trigger payment_adds_up after insert or update on payment
  deferrable initially deferred for each row execute function check_payment();

create function check_settled() returns trigger language plpgsql as $$
begin
  perform check_settled_sums(new.invoice_id);
  return null;
end $$;
create constraint trigger invoice_settled after update of paid_paise, tds_paise, gst_tds_paise on invoice
  deferrable initially deferred for each row execute function check_settled();

------------------------------------------------------------------------------------------------------------------------
-- Cash of ₹2,00,000 or more from one customer on one day, or in all for one invoice or one hire, is against section 269ST of the
-- Income-tax Act 1961, which the Act of 2025 carries over. Without a reason nothing brings it there.

-- Whoever counts cash of a customer waits for others who do. Before the lock of an invoice, after that of a payment.
create function lock_cash(payer uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('cash of ' || payer, 0))
$$;

-- Whether further cash brings the customer's cash of a day to the limit, with what customers have reported where a plan asks.
create function is_cash_of_day_over(payer uuid, day date, more_paise bigint, with_reports boolean) returns boolean language sql
  security definer set search_path = public, pg_temp as $$
  select more_paise + coalesce((select sum(amount_paise) from payment
      where mode = 'CASH' and kind <> 'REFUND' and not is_taken_back and received_on = day
        and payer in (company_id, account_id)), 0)
    + coalesce((select sum(amount_paise) from payment_report r join invoice i using (invoice_id)
      where with_reports and r.status = 'REPORTED' and r.mode = 'CASH' and r.paid_on = day
        and payer in (i.company_id, i.account_id)), 0) >= 20000000
$$;

-- Whether further cash for an invoice brings the cash for it, or for one of its hires, to the limit. Of an invoice with several
-- hires each has the part of the cash that it has of the lines.
create function is_cash_of_invoice_over(billed uuid, more_paise bigint, with_reports boolean) returns boolean language sql
  security definer set search_path = public, pg_temp as $$
  with cash as (
      select a.invoice_id, a.amount_paise from payment_allocation a join payment p using (payment_id)
      where p.mode = 'CASH' and a.undoes is null
        and not exists (select from payment_allocation u where u.undoes = a.allocation_id)
      union all select billed, more_paise
      union all select invoice_id, amount_paise from payment_report
      where with_reports and status = 'REPORTED' and mode = 'CASH'),
    of_hires as (
      select l.job_id, sum(c.amount_paise::numeric * l.amount_paise / i.taxable_paise) as paise
      from cash c join invoice i using (invoice_id) join invoice_line l using (invoice_id)
      where l.job_id in (select job_id from invoice_line where invoice_id = billed) and i.taxable_paise > 0
      group by l.job_id)
  select (select sum(amount_paise) from cash where invoice_id = billed) >= 20000000
    or exists (select from of_hires where paise >= 20000000)
$$;

create function refuse_cash_of_day() returns trigger language plpgsql as $$
begin
  perform lock_cash(coalesce(new.company_id, new.account_id));
  if new.cash_reason is null and is_cash_of_day_over(coalesce(new.company_id, new.account_id), new.received_on, 0,
      false) then
    raise exception 'payment % brings the cash of a day to the limit of section 269ST', new.payment_number
      using errcode = 'check_violation', constraint = 'payment_cash_of_day';
  end if;
  return null;
end $$;
create trigger payment_cash_of_day after insert on payment for each row
  when (new.mode = 'CASH' and new.kind <> 'REFUND') execute function refuse_cash_of_day();

create function refuse_cash_of_invoice() returns trigger language plpgsql as $$
declare p payment;
begin
  select * into p from payment where payment_id = new.payment_id;
  if p.mode <> 'CASH' then return null; end if;
  perform lock_cash(coalesce(p.company_id, p.account_id));
  if new.cash_reason is null and p.cash_reason is null and is_cash_of_invoice_over(new.invoice_id, 0, false) then
    raise exception 'payment % brings the cash for an invoice or a hire to the limit of section 269ST', p.payment_number
      using errcode = 'check_violation', constraint = 'payment_cash_of_invoice';
  end if;
  return null;
end $$;
create trigger payment_cash_of_invoice after insert on payment_allocation for each row
  when (new.undoes is null and new.amount_paise > 0) execute function refuse_cash_of_invoice();

------------------------------------------------------------------------------------------------------------------------
-- Money that stands to a customer's account: neither allocated nor given back, deposits apart

create view money_on_account with (security_invoker = true) as
  select company_id, account_id, sum(open_paise) as paise,
    (array_agg(customer_name order by recorded_at desc))[1] as customer_name
  from payment where open_paise > 0 and kind in ('PAYMENT', 'ADVANCE') group by company_id, account_id;

------------------------------------------------------------------------------------------------------------------------
-- Statements of a bank as files, and each of their lines until the desk has decided what it was

create table bank_statement (
  statement_id uuid primary key,
  account_number text not null check (account_number ~ '^[A-Z0-9]{4,34}$'),
  file_name text not null check (char_length(file_name) between 1 and 200),
  -- Its SHA-256. The same file may come again for rows that were refused; its other rows are there by then.
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  imported_by text not null check (char_length(imported_by) between 1 and 200),
  imported_at timestamptz not null
);
create index bank_statement_of_file on bank_statement (file_hash, imported_at);
alter table bank_statement enable row level security;
create policy bank_statement_of_accounts on bank_statement using ((select staff_may('bank')));
revoke update, delete, truncate on bank_statement from yantra_app;

create table bank_line (
  line_id uuid primary key,
  statement_id uuid not null references bank_statement,
  row_no integer not null check (row_no between 2 and 100000),
  booked_on date not null,
  value_on date,
  direction text not null check (direction in ('CREDIT', 'DEBIT')),
  amount_paise bigint not null check (amount_paise between 1 and 100000000000),
  balance_paise bigint,
  narration text not null check (char_length(narration) between 1 and 500),
  -- A UTR, an RRN (12 digits) or a cheque (6 digits). Other words of a bank name no transfer: 'TRANSFER'.
  reference text check (reference ~ '^([A-Z]{4}[A-Z0-9]{12,18}|[NP][0-9]{15}|CMS[0-9]{10}|[0-9]{12}|[0-9]{6})$'),
  mode text not null check (mode in ('NEFT', 'RTGS', 'IMPS', 'UPI', 'CHEQUE', 'CASH')),
  -- The same row of statements that overlap is kept once: a SHA-256 of its account, day, amount and the reference of its
  -- transfer, else its narration and balance (statement-identity.rules.ts).
  fingerprint text not null unique check (fingerprint ~ '^[0-9a-f]{64}$'),
  status text not null default 'TO_MATCH' check (status in ('TO_MATCH', 'MATCHED', 'ASIDE')),
  -- The payment that it was; a payment stands on one line.
  payment_id uuid unique references payment,
  -- Whether matching recorded that payment; undoing then takes it back.
  is_recorded boolean not null default false,
  reason text check (char_length(reason) between 1 and 500),
  decided_by text check (char_length(decided_by) between 1 and 200),
  decided_at timestamptz,
  constraint bank_line_matched check ((status = 'MATCHED') = (payment_id is not null) and (payment_id is not null or not is_recorded)),
  constraint bank_line_aside check ((status = 'ASIDE') = (reason is not null)),
  constraint bank_line_decided check (num_nonnulls(decided_by, decided_at) = case status when 'TO_MATCH' then 0 else 2 end)
);
create index bank_line_listed on bank_line (booked_on, line_id);
create index bank_line_open on bank_line (booked_on) where status = 'TO_MATCH';
create index bank_line_of_statement on bank_line (statement_id);
alter table bank_line enable row level security;
create policy bank_line_of_accounts on bank_line using ((select staff_may('bank')));
revoke delete, truncate on bank_line from yantra_app;

-- A line shows its payment: the same amount, the same way, and one that counts.
create function check_bank_line() returns trigger language plpgsql as $$
declare p payment;
begin
  if new.payment_id is null then return null; end if;
  select * into p from payment where payment_id = new.payment_id;
  if p.amount_paise is distinct from new.amount_paise or (p.kind = 'REFUND') is distinct from (new.direction = 'DEBIT')
      or p.is_taken_back or p.is_counter then
    raise exception 'a line of a statement shows a payment of its own amount' using
      errcode = 'check_violation', constraint = 'bank_line_payment';
  end if;
  return null;
end $$;
create constraint trigger bank_line_shows_payment after insert or update on bank_line
  deferrable initially deferred for each row execute function check_bank_line();

-- The bank's words stay; only the decision changes. After the policies, so that a caller without the right learns that.
create function keep_bank_line() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{status,payment_id,is_recorded,reason,decided_by,decided_at}'::text[]
      is distinct from to_jsonb(old) - '{status,payment_id,is_recorded,reason,decided_by,decided_at}'::text[] then
    raise exception 'a line of a statement never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger bank_line_stays after update on bank_line for each row execute function keep_bank_line();
