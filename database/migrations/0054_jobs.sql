-- Rental jobs: one machine at one site, with the terms that were accepted.
create table job (
  job_id uuid primary key,
  job_number text not null unique,
  -- Each unit of each line of an accepted quote is one job.
  quote_id uuid not null references quote,
  line_no integer not null,
  unit_no integer not null check (unit_no between 1 and 999),
  enquiry_id uuid not null references enquiry,
  -- Who hires, and where: copied, since people change companies and sites change names.
  account_id uuid not null references account,
  company_id uuid references company,
  address_id uuid references project_site,
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

create table job_event (
  event_id uuid primary key,
  -- The order of events of one instant.
  event_no bigint generated always as identity,
  job_id uuid not null references job,
  act text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null check (actor_kind in ('CUSTOMER', 'STAFF', 'LINK', 'SYSTEM')),
  actor_account_id uuid references account,
  actor_name text check (char_length(actor_name) between 1 and 200),
  reason text check (char_length(reason) <= 2000),
  happened_at timestamptz not null,
  constraint job_event_by_actor check (is_actor(actor_kind, actor_account_id, actor_name))
);
create index job_event_of_job on job_event (job_id, happened_at, event_no);

-- What was accepted stays as it was.
create function refuse_changed_agreement() returns trigger language plpgsql as $$
begin
  if (new.quote_id, new.line_no, new.unit_no, new.job_number, new.agreed)
    is distinct from (old.quote_id, old.line_no, old.unit_no, old.job_number, old.agreed) then
    raise exception 'what was agreed for job % never changes', old.job_number using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger job_agreement_stays after update on job for each row execute function refuse_changed_agreement();

-- People who work at a site; an engineer signs its logsheets and certifies its summary sheets.
create table site_assignment (
  address_id uuid not null references project_site on delete cascade,
  account_id uuid not null references account,
  company_id uuid not null references company,
  is_engineer boolean not null,
  assigned_at timestamptz not null,
  primary key (address_id, account_id)
);
create index site_assignment_of_account on site_assignment (account_id);
alter table site_assignment enable row level security;
create policy site_assignment_of_company on site_assignment
  using (not (select caller_is_staff()) and visible_to_caller(null, company_id))
  with check (not (select caller_is_staff()) and visible_to_caller(null, company_id));
create policy site_assignment_at_desk on site_assignment for select using ((select caller_is_staff()));

alter table job enable row level security;
create policy job_at_desk on job for select using ((select caller_is_staff()));
create policy job_of_operations on job using ((select staff_may('jobs'))) with check ((select staff_may('jobs')));
create policy job_of_customer on job
  using (not (select caller_is_staff()) and visible_to_caller(account_id, company_id))
  with check (not (select caller_is_staff()) and visible_to_caller(account_id, company_id));
alter table job_event enable row level security;
create policy job_event_at_desk on job_event for select using ((select caller_is_staff()));
create policy job_event_of_operations on job_event
  using ((select staff_may('jobs'))) with check ((select staff_may('jobs')));
create policy job_event_of_customer on job_event
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = job_event.job_id))
  with check (not (select caller_is_staff()) and exists (select from job where job.job_id = job_event.job_id));
revoke update, delete, truncate on job_event from yantra_app;
revoke delete, truncate on job from yantra_app;

-- The fleet is the desk's; customers see the machine, its papers and the operator of their jobs, and nothing else of them.
create view job_machine with (security_barrier) as
  select j.job_id, m.machine_id, m.fleet_number, m.serial_number, m.registration_number, m.built_year, m.meter_hours
  from job j join machine m using (machine_id)
  where (select caller_is_staff()) or visible_to_caller(j.account_id, j.company_id);
create view job_paper with (security_barrier) as
  select j.job_id, d.document_id, d.kind, d.number, d.valid_to
  from job j join machine_document d using (machine_id)
  where (select caller_is_staff()) or visible_to_caller(j.account_id, j.company_id);
create view job_operator with (security_barrier) as
  select j.job_id, o.operator_id, o.name, o.licence_number, o.licence_valid_to
  from job j join operator o using (operator_id)
  where (select caller_is_staff()) or visible_to_caller(j.account_id, j.company_id);

-- Quotes that were accepted before jobs existed get theirs too.
insert into task (task_id, name, fact, payload, enqueued_at, due_at)
  select a.quote_id, 'accepted-quote', a.quote_id::text,
    json_build_object('quoteId', a.quote_id, 'accountId', e.account_id, 'companyId', e.company_id), a.accepted_at, a.accepted_at
  from quote_acceptance a join quote q using (quote_id) join enquiry e using (enquiry_id);
