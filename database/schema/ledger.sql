-- The ledger: double entry, one entry for each act of a document. Nothing in it ever changes; a counter-entry undoes.

create table ledger_entry (
  entry_id uuid primary key,
  -- The order of entries of one day.
  entry_no bigint generated always as identity,
  doc_kind text not null check (doc_kind ~ '^[A-Z][A-Z_]{0,39}$'),
  doc_id uuid not null,
  act text not null check (act ~ '^[a-z][A-Za-z]{0,39}$'),
  doc_number text not null check (char_length(doc_number) between 1 and 60),
  entry_date date not null,
  -- The customer: a company, or a person without one.
  company_id uuid references company,
  account_id uuid references account,
  note text check (char_length(note) between 1 and 500),
  -- The sum of its debits, which is that of its credits; so that no line comes later.
  total_paise bigint not null check (total_paise > 0),
  -- The entry that this one undoes.
  reverses uuid unique references ledger_entry,
  -- Null where the product itself has posted.
  posted_by text check (char_length(posted_by) between 1 and 200),
  posted_at timestamptz not null,
  constraint ledger_entry_posted_once unique (doc_kind, doc_id, act),
  constraint ledger_entry_one_customer check (num_nonnulls(company_id, account_id) <= 1),
  constraint ledger_entry_undoes_another check (reverses <> entry_id)
);
create index ledger_entry_by_date on ledger_entry (entry_date, entry_no);
create index ledger_entry_of_company on ledger_entry (company_id, entry_date) where company_id is not null;
create index ledger_entry_of_account on ledger_entry (account_id, entry_date) where account_id is not null;
alter table ledger_entry enable row level security;
create policy ledger_entry_of_accounts on ledger_entry using ((select staff_may('ledger')));
create policy ledger_entry_of_customer on ledger_entry for select
  using (not (select caller_is_staff()) and visible_to_caller(account_id, company_id));
revoke update, delete, truncate on ledger_entry from yantra_app;

create table ledger_line (
  entry_id uuid not null references ledger_entry,
  line_no integer not null check (line_no between 1 and 40),
  account text not null check (account in ('BANK', 'RECEIVABLES', 'TDS_RECEIVABLE', 'GST_TDS_RECEIVABLE', 'GST_ON_ADVANCES',
    'GST_REFUND_CLAIM_CGST', 'GST_REFUND_CLAIM_SGST', 'GST_REFUND_CLAIM_IGST', 'ADVANCES', 'DEPOSITS', 'OUTPUT_CGST', 'OUTPUT_SGST', 'OUTPUT_IGST', 'HIRE_INCOME', 'ROUND_OFF')),
  company_id uuid references company,
  account_id uuid references account,
  debit_paise bigint not null check (debit_paise >= 0),
  credit_paise bigint not null check (credit_paise >= 0),
  primary key (entry_id, line_no),
  constraint ledger_line_one_side check ((debit_paise > 0) <> (credit_paise > 0)),
  -- Accounts with a subledger name the customer, the others nobody.
  constraint ledger_line_customer check (num_nonnulls(company_id, account_id) = case
    when account in ('RECEIVABLES', 'TDS_RECEIVABLE', 'GST_TDS_RECEIVABLE', 'ADVANCES', 'DEPOSITS') then 1 else 0 end)
);
create index ledger_line_of_account on ledger_line (account, entry_id);
create index ledger_line_of_company on ledger_line (company_id, account) where company_id is not null;
create index ledger_line_of_person on ledger_line (account_id, account) where account_id is not null;
alter table ledger_line enable row level security;
create policy ledger_line_of_accounts on ledger_line using ((select staff_may('ledger')));
create policy ledger_line_of_customer on ledger_line for select
  using (not (select caller_is_staff()) and visible_to_caller(account_id, company_id));
revoke update, delete, truncate on ledger_line from yantra_app;

-- As the owner: a balance counts all lines, whoever may see them.
create function refuse_unbalanced_entry() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare entry ledger_entry;
begin
  select * into entry from ledger_entry where entry_id = new.entry_id;
  if (select (coalesce(sum(debit_paise), 0), coalesce(sum(credit_paise), 0)) is distinct from
        (entry.total_paise::numeric, entry.total_paise::numeric) from ledger_line where entry_id = new.entry_id) then
    raise exception 'entry % of the ledger does not balance', entry.entry_no
      using errcode = 'check_violation', constraint = 'ledger_entry_balanced';
  end if;
  if exists (select from ledger_line where entry_id = new.entry_id and num_nonnulls(company_id, account_id) = 1
      and (company_id, account_id) is distinct from (entry.company_id, entry.account_id)) then
    raise exception 'entry % of the ledger is of another customer', entry.entry_no
      using errcode = 'check_violation', constraint = 'ledger_entry_customer';
  end if;
  if entry.reverses is not null and exists (
      select from ledger_line where entry_id in (entry.entry_id, entry.reverses)
      group by account, company_id, account_id having sum(debit_paise) <> sum(credit_paise)) then
    raise exception 'entry % of the ledger does not undo another one', entry.entry_no
      using errcode = 'check_violation', constraint = 'ledger_entry_undoes';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();
create constraint trigger ledger_line_balances after insert on ledger_line
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();

create function refuse_changed_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger never changes; post a counter-entry' using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
  for each statement execute function refuse_changed_ledger();
create trigger ledger_line_stays before update or delete or truncate on ledger_line
  for each statement execute function refuse_changed_ledger();

------------------------------------------------------------------------------------------------------------------------
-- Months whose return is filed. Nothing is dated in one until the owner opens it again.

create table month_closing (
  closing_id uuid primary key,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  -- The day on which the return of the month was filed, after its end.
  filed_on date not null,
  closed_by text not null check (char_length(closed_by) between 1 and 200),
  closed_at timestamptz not null,
  reopen_reason text check (char_length(reopen_reason) between 1 and 500),
  reopened_by text check (char_length(reopened_by) between 1 and 200),
  reopened_at timestamptz check (reopened_at >= closed_at),
  constraint month_closing_filed check (filed_on >= month + interval '1 month'),
  constraint month_closing_reopened check (num_nonnulls(reopen_reason, reopened_by, reopened_at) in (0, 3))
);
-- A month is closed once at a time.
create unique index month_closed_once on month_closing (month) where reopened_at is null;
alter table month_closing enable row level security;
create policy month_closing_of_accounts on month_closing using ((select staff_may('ledger')));
revoke delete, truncate on month_closing from yantra_app;

-- Refuses a row whose day (the named column) is in a closed month. Whoever closes a month waits for those who write in it.
-- As the owner: a month is closed for everybody, whoever may see so.
create function refuse_closed_month() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare day date := (to_jsonb(new) ->> tg_argv[0])::date;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('months', 0));
  if exists (select from month_closing where month = date_trunc('month', day) and reopened_at is null) then
    raise exception 'the month of % is closed', day using errcode = 'check_violation', constraint = 'month_closed';
  end if;
  return new;
end $$;
create trigger ledger_entry_of_open_month before insert on ledger_entry
  for each row execute function refuse_closed_month('entry_date');
