-- Reminders of issued invoices that are not paid, and what stops them.
create table invoice_reminder (
  invoice_id uuid not null references invoice,
  -- Days after the due date, below zero before it: `reminderSteps` in contract/invoices.reminders.ts.
  step integer not null check (step between -30 and 90),
  outstanding_paise bigint not null check (outstanding_paise > 0),
  reminded_on date not null,
  -- Each reminder of an invoice goes out once.
  primary key (invoice_id, step)
);

-- From when to when the desk reminds nobody of an invoice.
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

do $$ declare name text; begin
  foreach name in array array['invoice_reminder', 'invoice_reminder_stop'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('revoke delete, truncate on %I from yantra_app', name);
  end loop;
end $$;
revoke update on invoice_reminder from yantra_app;
-- Only the clock reminds, and it sees what stops it.
create policy invoice_reminder_served on invoice_reminder using ((select serves('invoices'))) with check ((select serves('invoices')));
create policy invoice_reminder_stop_served on invoice_reminder_stop for select using ((select serves('invoices')));
create policy invoice_reminder_stop_of_accounts on invoice_reminder_stop
  using ((select staff_may('invoices'))) with check ((select staff_may('invoices')));
