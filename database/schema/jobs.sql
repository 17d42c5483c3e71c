-- Rental jobs: one machine at one site, with the terms that were accepted; and what happens to the machine on hire.

------------------------------------------------------------------------------------------------------------------------
-- Jobs

create table job (
  job_id uuid primary key,
  job_number text not null unique,
  -- Each unit of each line of an accepted quote is one job.
  quote_id uuid not null references quote,
  line_no integer not null,
  unit_no integer not null check (unit_no between 1 and 999),
  enquiry_id uuid not null references enquiry,
  -- The customer and the site: copied, since people change companies and sites change names. A site can be deleted once
  -- its hires are over; the job keeps the name.
  account_id uuid not null references account,
  company_id uuid references company,
  address_id uuid references project_site on delete set null,
  site_name text not null check (char_length(site_name) between 1 and 400),
  city_slug text not null references city,
  delivery_address text not null,
  status text not null
    check (status in ('SCHEDULED', 'ON_HIRE', 'OFF_HIRE_REQUESTED', 'OFF_HIRED', 'CLOSED', 'CANCELLED')),
  product_id uuid not null references product,
  product_name text not null,
  -- What was accepted: `Agreed` in contract/jobs.ts. It never changes.
  agreed jsonb not null,
  -- The first and the last planned day; an extension moves the last one.
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  machine_id uuid references machine,
  operator_id uuid references operator,
  dispatched_at timestamptz,
  -- The first and the last day that are billed.
  on_hire_from date,
  off_hire_number text unique,
  off_hire_requested_at timestamptz,
  -- The last day that the customer wants; notice may move the last billed one beyond it.
  off_hire_wanted date,
  billing_stops_at date,
  off_hire_acknowledged_at timestamptz,
  -- Whose reason it was, as the desk confirms it. If the supplier's, no minimum is billed.
  off_hire_cause text not null default 'CUSTOMER' check (off_hire_cause in ('CUSTOMER', 'SUPPLIER')),
  -- The day on which the machine was back.
  returned_on date,
  -- The last day that the customer asks for, until the desk answers.
  extend_to date check (extend_to > to_date),
  extend_asked_at timestamptz,
  unique (quote_id, line_no, unit_no),
  constraint job_on_hire check (status in ('SCHEDULED', 'CANCELLED') or on_hire_from is not null),
  constraint job_with_machine check (on_hire_from is null or machine_id is not null),
  constraint job_off_hire check ((off_hire_number is null) = (billing_stops_at is null)
    and (off_hire_number is null) = (off_hire_requested_at is null)
    and (off_hire_number is null) = (off_hire_wanted is null)
    and (off_hire_number is not null or off_hire_acknowledged_at is null)
    and (off_hire_cause = 'CUSTOMER' or off_hire_acknowledged_at is not null)
    and (status not in ('OFF_HIRE_REQUESTED', 'OFF_HIRED', 'CLOSED') or off_hire_number is not null)),
  constraint job_stops_after_start check (billing_stops_at >= on_hire_from),
  constraint job_extension check ((extend_to is null) = (extend_asked_at is null)
    and (extend_to is null or status in ('SCHEDULED', 'ON_HIRE')))
);
create index job_of_account on job (account_id);
create index job_of_company on job (company_id) where company_id is not null;
create index job_of_site on job (address_id) where address_id is not null;
create index job_by_status on job (status, from_date);
create index job_by_machine on job (machine_id) where machine_id is not null;
create index job_by_operator on job (operator_id) where operator_id is not null;

create function refuse_changed_agreement() returns trigger language plpgsql as $$
begin
  if (new.quote_id, new.line_no, new.unit_no, new.job_number, new.agreed)
    is distinct from (old.quote_id, old.line_no, old.unit_no, old.job_number, old.agreed) then
    raise exception 'what was agreed for job % never changes', old.job_number using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger job_agreement_stays after update on job for each row execute function refuse_changed_agreement();

alter table job enable row level security;
create policy job_at_desk on job for select using ((select caller_is_staff()));
create policy job_of_operations on job using ((select staff_may('jobs')));
create policy job_of_customer on job
  using (not (select caller_is_staff()) and visible_to_caller(account_id, company_id));
-- A job is closed by its final invoice: accounts may move it there, and change nothing else of it.
create policy job_billed_by_accounts on job for update
  using (status = 'OFF_HIRED' and (select staff_may('invoices')))
  with check (status = 'CLOSED' and (select staff_may('invoices')));
revoke delete, truncate on job from yantra_app;

select create_event_table('job', 'job_id', 'jobs');
create policy job_event_by_accounts on job_event for insert with check (act = 'close' and (select staff_may('invoices')));

-- A stamp of the state of a job and its logs. Every change makes a new one, which was never there before, so that what was
-- computed under a stamp holds for as long as the job has it.
create table job_stamp (
  job_id uuid primary key references job on delete cascade,
  stamp uuid not null default gen_random_uuid()
);
alter table job_stamp enable row level security;
create policy job_stamp_at_desk on job_stamp for select using ((select caller_is_staff()));
create policy job_stamp_of_customer on job_stamp
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = job_stamp.job_id));
revoke insert, update, delete, truncate on job_stamp from yantra_app;

-- As the owner: whoever writes a log may not see its job. logsheets.sql stamps jobs too.
create function stamp_jobs() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into job_stamp (job_id) select distinct job_id from changed order by job_id
    on conflict (job_id) do update set stamp = excluded.stamp;
  return null;
end $$;
-- A trigger that sees the changed rows may have one event only.
create trigger job_stamped_new after insert on job referencing new table as changed
  for each statement execute function stamp_jobs();
create trigger job_stamped after update on job referencing new table as changed
  for each statement execute function stamp_jobs();

------------------------------------------------------------------------------------------------------------------------
-- Breakdowns and swaps

create table job_breakdown (
  breakdown_id uuid primary key,
  job_id uuid not null references job,
  started_at timestamptz not null,
  -- Null while the machine stands still.
  ended_at timestamptz,
  note text not null check (char_length(note) between 1 and 2000),
  reported_by text not null check (char_length(reported_by) between 1 and 200),
  reported_side text not null check (reported_side in ('SUPPLIER', 'CUSTOMER')),
  reported_at timestamptz not null,
  ended_by text check (char_length(ended_by) between 1 and 200),
  constraint job_breakdown_ended check ((ended_at is null) = (ended_by is null) and ended_at >= started_at),
  -- A machine breaks down once at a time.
  constraint job_breakdown_once exclude using gist (job_id with =, tstzrange(started_at, ended_at) with &&)
);
alter table job_breakdown enable row level security;
create policy job_breakdown_at_desk on job_breakdown for select using ((select caller_is_staff()));
create policy job_breakdown_of_operations on job_breakdown using ((select staff_may('jobs')));
create policy job_breakdown_of_customer on job_breakdown
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = job_breakdown.job_id));
-- Whoever enters a job's logs by a link sees what stood still, and which machine was there on a day.
create policy job_breakdown_of_link on job_breakdown for select using (caller_link('LOG_JOB', job_id));
revoke delete, truncate on job_breakdown from yantra_app;

-- One machine of a job in place of another, both with their names at that time.
create table job_swap (
  swap_id uuid primary key,
  job_id uuid not null references job,
  -- The first day of the new machine, and the last one of the old.
  swapped_on date not null,
  out_machine_id uuid not null references machine,
  out_fleet_number text not null,
  out_serial_number text not null,
  out_meter numeric(7, 1) not null check (out_meter >= 0),
  in_machine_id uuid not null references machine,
  in_fleet_number text not null,
  in_serial_number text not null,
  in_meter numeric(7, 1) not null check (in_meter >= 0),
  reason text not null check (char_length(reason) between 1 and 2000),
  swapped_by text not null check (char_length(swapped_by) between 1 and 200),
  swapped_at timestamptz not null,
  constraint job_swap_of_two check (out_machine_id <> in_machine_id)
);
create index job_swap_of_job on job_swap (job_id, swapped_on);
alter table job_swap enable row level security;
create policy job_swap_at_desk on job_swap for select using ((select caller_is_staff()));
create policy job_swap_of_operations on job_swap using ((select staff_may('jobs')));
create policy job_swap_of_customer on job_swap for select
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = job_swap.job_id));
create policy job_swap_of_link on job_swap for select using (caller_link('LOG_JOB', job_id));
revoke update, delete, truncate on job_swap from yantra_app;

------------------------------------------------------------------------------------------------------------------------
-- Delivery challans

create table job_challan (
  challan_id uuid primary key,
  -- `CHN-2627-000012`: at most 16 characters, as rule 55 asks.
  challan_number text not null unique check (char_length(challan_number) <= 16),
  job_id uuid not null references job,
  machine_id uuid not null references machine,
  issued_on date not null,
  -- What was printed: `Challan` in contract/jobs.challan.ts. It never changes.
  document jsonb not null,
  -- The code on a gate-pass pack opens a page with what a guard compares: a link of its own for each challan.
  gate_link_id uuid references signed_link,
  issued_by text not null check (char_length(issued_by) between 1 and 200),
  issued_at timestamptz not null
);
create index job_challan_of_job on job_challan (job_id, issued_at desc);
alter table job_challan enable row level security;
create policy job_challan_at_desk on job_challan for select using ((select caller_is_staff()));
create policy job_challan_of_operations on job_challan using ((select staff_may('jobs')));
create policy job_challan_of_customer on job_challan for select
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = job_challan.job_id));
create policy job_challan_of_gate on job_challan for select using (caller_link('GATE_PASS', challan_id));
revoke update, delete, truncate on job_challan from yantra_app;

------------------------------------------------------------------------------------------------------------------------
-- Inspections of the machine as it comes and as it leaves: recorded by the desk, answered by the site

create table job_inspection (
  inspection_id uuid primary key,
  job_id uuid not null references job,
  -- The machine with its names at that time; another one may take its place on the job.
  machine_id uuid not null references machine,
  fleet_number text not null,
  serial_number text not null,
  kind text not null check (kind in ('ON_HIRE', 'OFF_HIRE')),
  -- Rises with each save; the site answers the one that it has seen.
  revision integer not null default 1 check (revision between 1 and 9999),
  -- `inspectionContent` in contract/jobs.inspections.ts: points, readings, remarks, photographs.
  content jsonb not null,
  meter numeric(7, 1) check (meter >= 0),
  saved_by text not null check (char_length(saved_by) between 1 and 200),
  saved_at timestamptz not null,
  -- Null while it is a draft.
  signed_by text check (char_length(signed_by) between 1 and 200),
  signed_designation text check (char_length(signed_designation) between 1 and 80),
  signed_how text check (signed_how in ('DRAWN', 'TYPED')),
  -- A drawn signature, as the strokes of an SVG path in a box of 300 x 100.
  signed_drawn text check (char_length(signed_drawn) between 1 and 20000),
  signed_at timestamptz,
  unique (job_id, machine_id, kind),
  unique (inspection_id, revision),
  constraint job_inspection_signed check ((signed_at is null) = (signed_by is null)
    and (signed_at is null) = (signed_how is null) and (signed_at is null or meter is not null)
    and (signed_how is distinct from 'DRAWN' or signed_drawn is not null))
);
alter table job_inspection enable row level security;
create policy job_inspection_at_desk on job_inspection for select using ((select caller_is_staff()));
create policy job_inspection_of_operations on job_inspection using ((select staff_may('jobs')));
-- A customer who changes an inspection is refused, instead of changing no row.
create policy job_inspection_of_customer on job_inspection
  using (not (select caller_is_staff()) and signed_at is not null
    and exists (select from job where job.job_id = job_inspection.job_id))
  with check (false);
revoke delete, truncate on job_inspection from yantra_app;

-- The site's answer; the revision ties it to what was seen.
create table job_inspection_answer (
  inspection_id uuid primary key,
  revision integer not null,
  -- [{ point, note }]: what the site sees differently.
  objections jsonb not null,
  photo_ids jsonb not null,
  signed_by text not null check (char_length(signed_by) between 1 and 200),
  signed_designation text check (char_length(signed_designation) between 1 and 80),
  signed_how text not null check (signed_how in ('DRAWN', 'TYPED')),
  signed_drawn text check (char_length(signed_drawn) between 1 and 20000),
  actor_account_id uuid references account,
  signed_at timestamptz not null,
  foreign key (inspection_id, revision) references job_inspection (inspection_id, revision),
  constraint job_inspection_answer_drawn check (signed_how <> 'DRAWN' or signed_drawn is not null)
);
alter table job_inspection_answer enable row level security;
create policy job_inspection_answer_at_desk on job_inspection_answer for select using ((select caller_is_staff()));
create policy job_inspection_answer_of_customer on job_inspection_answer
  using (not (select caller_is_staff()) and exists (
    select from job_inspection i where i.inspection_id = job_inspection_answer.inspection_id));
revoke update, delete, truncate on job_inspection_answer from yantra_app;

-- After the policies, so that a caller without the right learns that, and nothing about the row.
create function refuse_answered_inspection() returns trigger language plpgsql as $$
begin
  if exists (select from job_inspection_answer a where a.inspection_id = old.inspection_id) then
    raise exception 'inspection % was signed by both sides and never changes', old.inspection_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger job_inspection_stays after update on job_inspection
  for each row execute function refuse_answered_inspection();

-- Nobody answers a draft.
create function refuse_answer_to_draft() returns trigger language plpgsql as $$
begin
  if not exists (select from job_inspection i where i.inspection_id = new.inspection_id and i.signed_at is not null) then
    raise exception 'inspection % is not signed by the desk', new.inspection_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger job_inspection_answer_of_signed after insert on job_inspection_answer
  for each row execute function refuse_answer_to_draft();

------------------------------------------------------------------------------------------------------------------------
-- Views. Customers see the machine, its papers, its photographs and the operator of their jobs, and nothing else of the
-- fleet. Whoever enters a job's logs by a link sees the machine, with the meter that its hire began with.

create view job_machine with (security_barrier) as
  select j.job_id, m.machine_id, m.fleet_number, m.serial_number, m.registration_number, m.built_year, m.meter_hours
  from job j join machine m using (machine_id)
  where (select caller_is_staff()) or visible_to_caller(j.account_id, j.company_id) or caller_link('LOG_JOB', j.job_id);
create view job_paper with (security_barrier) as
  select j.job_id, d.document_id, d.kind, d.number, d.valid_to
  from job j join machine_document d using (machine_id)
  where (select caller_is_staff()) or visible_to_caller(j.account_id, j.company_id);
create view job_photo with (security_barrier) as
  select j.job_id, p.photo_id
  from job j join machine_photo p using (machine_id)
  where (select caller_is_staff()) or visible_to_caller(j.account_id, j.company_id);
create view job_operator with (security_barrier) as
  select j.job_id, o.operator_id, o.name, o.licence_number, o.licence_valid_to
  from job j join operator o using (operator_id)
  where (select caller_is_staff()) or visible_to_caller(j.account_id, j.company_id);

-- What the desk reads beside a booking: of its job, or of the quote it is held for.
create view booking_for with (security_barrier) as
  select job_id as ref, job_number as number, agreed #>> '{billTo,name}' as customer, site_name as place, status,
    billing_stops_at as stops_on
  from job where (select caller_is_staff())
  union all
  select q.quote_id, q.quote_number, coalesce(c.company_name, trim(concat(a.first_name, ' ', a.last_name))),
    coalesce(s.address_name, e.delivery_address), null, null
  from quote q join enquiry e using (enquiry_id) join account a on a.account_id = e.account_id
    left join company c on c.company_id = e.company_id left join project_site s on s.address_id = e.project_site_id
  where (select caller_is_staff());
