-- Lines of issued invoices that the customer disputes; a disputed line is not due until the desk has answered.
alter table invoice add column disputed_paise bigint not null default 0 check (disputed_paise >= 0);

create or replace function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' and (tg_op = 'DELETE' or
      to_jsonb(new) - '{status,revision,paid_paise,tds_paise,credited_paise,debited_paise,balance_paise,disputed_paise}'::text[]
        is distinct from
      to_jsonb(old) - '{status,revision,paid_paise,tds_paise,credited_paise,debited_paise,balance_paise,disputed_paise}'::text[]) then
    raise exception 'invoice % was issued and never changes', old.invoice_number using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

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
-- A line is disputed by one dispute at a time.
create unique index invoice_dispute_open on invoice_dispute (invoice_id, line_no) where status = 'OPEN';
create index invoice_dispute_of_invoice on invoice_dispute (invoice_id, disputed_at);

-- What was said stays as it was said; an open dispute is answered once.
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

alter table invoice_dispute enable row level security;
create policy invoice_dispute_at_desk on invoice_dispute for select using ((select caller_is_staff()));
create policy invoice_dispute_of_accounts on invoice_dispute for update
  using ((select staff_may('invoices'))) with check ((select staff_may('invoices')));
-- Whoever sees the invoice sees its disputes; only the customer begins one.
create policy invoice_dispute_of_invoice on invoice_dispute
  using (not (select caller_is_staff()) and exists (select from invoice where invoice.invoice_id = invoice_dispute.invoice_id))
  with check (not (select caller_is_staff()) and status = 'OPEN'
    and exists (select from invoice where invoice.invoice_id = invoice_dispute.invoice_id));
revoke delete, truncate on invoice_dispute from yantra_app;
