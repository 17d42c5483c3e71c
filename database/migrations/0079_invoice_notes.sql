-- Credit and debit notes (CGST Act, section 34): an issued invoice never changes, a note that names it corrects it.
create table invoice_note (
  note_id uuid primary key,
  note_number text not null unique check (note_number ~ '^(CRN|DBN)/[0-9]{4}/[0-9]{6}$'),
  kind text not null check (kind in ('CREDIT', 'DEBIT')),
  invoice_id uuid not null references invoice,
  note_date date not null,
  reason text not null check (reason in ('RATE', 'HOURS', 'BREAKDOWN', 'OFFHIRE_DATE', 'DUPLICATE', 'TAX', 'GOODWILL')),
  explanation text not null check (char_length(explanation) between 1 and 1000),
  -- As issued, all above zero; the kind says which way they count.
  taxable_paise bigint not null check (taxable_paise > 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise = cgst_paise),
  igst_paise bigint not null check (igst_paise >= 0 and (igst_paise = 0 or cgst_paise = 0)),
  round_off_paise bigint not null check (round_off_paise between -50 and 50),
  total_paise bigint not null check (total_paise > 0),
  issued_by text not null check (char_length(issued_by) between 1 and 200),
  issued_at timestamptz not null,
  constraint invoice_note_adds_up check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise),
  constraint invoice_note_series check ((kind = 'CREDIT') = (note_number like 'CRN/%'))
);
create index invoice_note_of_invoice on invoice_note (invoice_id, issued_at);

create table invoice_note_line (
  note_id uuid not null references invoice_note,
  invoice_id uuid not null,
  line_no integer not null,
  amount_paise bigint not null check (amount_paise > 0),
  primary key (note_id, line_no),
  foreign key (invoice_id, line_no) references invoice_line (invoice_id, line_no)
);
create index invoice_note_line_of_line on invoice_note_line (invoice_id, line_no);

-- No line is credited beyond what it came to with its debit notes.
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

-- At the end of a transaction a note is the sum of its lines, and an invoice's notes are what moved its balance.
create function check_invoice_notes() returns trigger language plpgsql as $$
declare now_is invoice := (select i from invoice i where i.invoice_id = new.invoice_id);
begin
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

do $$ declare name text; begin
  foreach name in array array['invoice_note', 'invoice_note_line'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('create policy %I on %I using ((select staff_may(%L))) with check ((select staff_may(%L)))',
      name || '_of_accounts', name, 'invoices', 'invoices');
    execute format('create policy %I on %I using (not (select caller_is_staff()) and exists (
        select from invoice where invoice.invoice_id = %I.invoice_id))
      with check (false)', name || '_of_invoice', name, name);
    execute format('revoke update, delete, truncate on %I from yantra_app', name);
  end loop;
end $$;
