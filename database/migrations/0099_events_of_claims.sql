-- Reports of payments and disputes of lines keep their events, as everything else that follows a life cycle does.
create table payment_report_event (
  event_id uuid primary key,
  -- The order of events of one instant.
  event_no bigint generated always as identity,
  payment_report_id uuid not null references payment_report,
  act text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null check (actor_kind in ('CUSTOMER', 'STAFF', 'LINK', 'SYSTEM')),
  actor_account_id uuid references account,
  actor_name text check (char_length(actor_name) between 1 and 200),
  reason text check (char_length(reason) <= 2000),
  happened_at timestamptz not null,
  constraint payment_report_event_by_actor check (is_actor(actor_kind, actor_account_id, actor_name))
);
create index payment_report_event_of_report on payment_report_event (payment_report_id, happened_at, event_no);

create table invoice_dispute_event (
  event_id uuid primary key,
  -- The order of events of one instant.
  event_no bigint generated always as identity,
  dispute_id uuid not null references invoice_dispute,
  act text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null check (actor_kind in ('CUSTOMER', 'STAFF', 'LINK', 'SYSTEM')),
  actor_account_id uuid references account,
  actor_name text check (char_length(actor_name) between 1 and 200),
  reason text check (char_length(reason) <= 2000),
  happened_at timestamptz not null,
  constraint invoice_dispute_event_by_actor check (is_actor(actor_kind, actor_account_id, actor_name))
);
create index invoice_dispute_event_of_dispute on invoice_dispute_event (dispute_id, happened_at, event_no);

-- Older reports know their reporter. Who closed one is known by name alone, so that event is left out.
insert into payment_report_event (event_id, payment_report_id, act, to_status, actor_kind, actor_account_id, happened_at)
  select gen_random_uuid(), payment_report_id, 'report', 'REPORTED', 'CUSTOMER', reporter_id, reported_at
  from payment_report order by reported_at;

-- Older disputes share the instant and the actor of an event of their invoice.
insert into invoice_dispute_event
    (event_id, dispute_id, act, from_status, to_status, actor_kind, actor_account_id, actor_name, reason, happened_at)
  select gen_random_uuid(), told.* from (
    select distinct on (e.happened_at, d.dispute_id, a.to_status) d.dispute_id, a.act, a.from_status, a.to_status,
      e.actor_kind, e.actor_account_id, e.actor_name, case when a.act = 'dispute' then null else d.reply end, e.happened_at
    from invoice_dispute d join (values
      ('dispute', 'dispute', null, 'OPEN'), ('reject', 'rejectDispute', 'OPEN', 'REJECTED'), ('uphold', 'credit', 'OPEN', 'UPHELD')
    ) a (act, of_invoice, from_status, to_status) on a.act = 'dispute' or a.to_status = d.status
    join invoice_event e on e.invoice_id = d.invoice_id and e.act = a.of_invoice
      and e.happened_at = case when a.act = 'dispute' then d.disputed_at else d.answered_at end
    order by e.happened_at, d.dispute_id, a.to_status, e.event_no) told;

do $$ declare name text; begin
  foreach name in array array['payment_report_event', 'invoice_dispute_event'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('revoke update, delete, truncate on %I from yantra_app', name);
  end loop;
end $$;
create policy payment_report_event_of_accounts on payment_report_event
  using ((select staff_may('bank'))) with check ((select staff_may('bank')));
create policy invoice_dispute_event_of_accounts on invoice_dispute_event
  using ((select staff_may('invoices'))) with check ((select staff_may('invoices')));
-- Whoever sees the report or the dispute sees its events; customers write those of their own acts.
create policy payment_report_event_of_report on payment_report_event
  using (not (select caller_is_staff()) and exists (
    select from payment_report r where r.payment_report_id = payment_report_event.payment_report_id))
  with check (not (select caller_is_staff()) and act in ('report', 'withdraw') and exists (
    select from payment_report r where r.payment_report_id = payment_report_event.payment_report_id));
create policy invoice_dispute_event_of_dispute on invoice_dispute_event
  using (not (select caller_is_staff()) and exists (
    select from invoice_dispute d where d.dispute_id = invoice_dispute_event.dispute_id))
  with check (not (select caller_is_staff()) and act = 'dispute' and exists (
    select from invoice_dispute d where d.dispute_id = invoice_dispute_event.dispute_id));
