-- Statements of a bank as files, and each of their rows until it is known what it was.
create table bank_statement (
  statement_id uuid primary key,
  account_number text not null check (account_number ~ '^[A-Z0-9]{4,34}$'),
  file_name text not null check (char_length(file_name) between 1 and 200),
  -- A file is imported once: its SHA-256.
  file_hash text not null unique check (file_hash ~ '^[0-9a-f]{64}$'),
  imported_by text not null check (char_length(imported_by) between 1 and 200),
  imported_at timestamptz not null
);

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
  reference text check (reference ~ '^[A-Z0-9][A-Z0-9/-]{0,39}$'),
  mode text not null check (mode in ('NEFT', 'RTGS', 'IMPS', 'UPI', 'CHEQUE', 'CASH')),
  -- The same row of statements that overlap is kept once: a SHA-256 of its account, day, reference and amount.
  fingerprint text not null unique check (fingerprint ~ '^[0-9a-f]{64}$'),
  status text not null default 'TO_MATCH' check (status in ('TO_MATCH', 'MATCHED', 'ASIDE')),
  -- What it was. A payment stands on one line.
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

-- A payment that was recorded by mistake is taken back by a counter-entry of its whole amount. No money moves, so that one has no
-- reference, and the transfer may be recorded again.
alter table payment add column is_counter boolean not null default false,
  add column is_taken_back boolean not null default false,
  add constraint payment_counter check (not is_counter or kind = 'REFUND'),
  add constraint payment_taken_back check (not is_taken_back or kind <> 'REFUND' and refunded_paise = amount_paise),
  drop constraint payment_referenced,
  add constraint payment_referenced check ((mode = 'CASH' or is_counter) = (reference is null));
drop index payment_once;
create unique index payment_once on payment (mode, reference) where reference is not null and not is_taken_back;

create or replace function keep_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.is_taken_back and not new.is_taken_back
      or to_jsonb(new) - '{allocated_paise,refunded_paise,open_paise,is_taken_back}'::text[]
      is distinct from to_jsonb(old) - '{allocated_paise,refunded_paise,open_paise,is_taken_back}'::text[] then
    raise exception 'payment % was recorded and never changes', old.payment_number
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create or replace function check_payment() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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

-- What the bank shows stays; only what it was is decided.
create function keep_bank_line() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{status,payment_id,is_recorded,reason,decided_by,decided_at}'::text[]
      is distinct from to_jsonb(old) - '{status,payment_id,is_recorded,reason,decided_by,decided_at}'::text[] then
    raise exception 'a line of a statement never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
-- After the policies, so that whoever may not write is told so.
create trigger bank_line_stays after update on bank_line for each row execute function keep_bank_line();

do $$ declare name text; begin
  foreach name in array array['bank_statement', 'bank_line'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I using ((select staff_may(%L))) with check ((select staff_may(%L)))',
      name || '_of_accounts', name, 'bank', 'bank');
    execute format('revoke delete, truncate on %I from yantra_app', name);
  end loop;
end $$;
revoke update on bank_statement from yantra_app;
