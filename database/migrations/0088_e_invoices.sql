-- What the invoice registration portal said of an invoice or a note (CGST rule 48(4)). What was issued never changes, so this stands
-- beside it; rows are added and never change.
alter table invoice_note add constraint invoice_note_of unique (note_id, invoice_id);
create table e_invoice_event (
  event_id uuid primary key,
  -- The order of events of one instant.
  event_no bigint generated always as identity,
  invoice_id uuid not null references invoice,
  -- Null where it is of the invoice itself.
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
create policy e_invoice_event_of_accounts on e_invoice_event
  using ((select staff_may('invoices'))) with check ((select staff_may('invoices')));
-- Customers see what the portal said of their invoices, and write none of it.
create policy e_invoice_event_of_invoice on e_invoice_event
  using (not (select caller_is_staff()) and exists (
    select from invoice where invoice.invoice_id = e_invoice_event.invoice_id))
  with check (false);
-- The queue reports as nobody.
create policy e_invoice_event_served on e_invoice_event
  using ((select serves('invoices'))) with check ((select serves('invoices')));
revoke update, delete, truncate on e_invoice_event from yantra_app;
