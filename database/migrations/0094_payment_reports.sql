-- What customers say they have paid. It is a claim and moves no balance; the desk finds the money or answers.
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
  -- The money that it was.
  payment_id uuid references payment,
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

-- What was said stays as it was said; an open report is closed once.
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

alter table payment_report enable row level security;
create policy payment_report_at_desk on payment_report for select using ((select caller_is_staff()));
create policy payment_report_of_accounts on payment_report for update
  using ((select staff_may('bank'))) with check ((select staff_may('bank')));
-- Whoever sees the invoice sees its reports; only the customer makes and withdraws one.
create policy payment_report_of_invoice on payment_report
  using (not (select caller_is_staff()) and exists (select from invoice where invoice.invoice_id = payment_report.invoice_id))
  with check (not (select caller_is_staff()) and status in ('REPORTED', 'WITHDRAWN')
    and exists (select from invoice where invoice.invoice_id = payment_report.invoice_id));
revoke delete, truncate on payment_report from yantra_app;
