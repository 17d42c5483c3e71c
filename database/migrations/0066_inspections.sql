-- Inspections of the machine of a job as it comes and as it leaves: recorded by the desk, answered by the site.
create table job_inspection (
  inspection_id uuid primary key,
  job_id uuid not null references job,
  -- The machine as it was named then; another one may take its place on the job.
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

-- What the site said of it; the revision ties it to what was seen.
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

-- After the policies, so that who may not change a row learns that, and nothing about the row.
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

alter table job_inspection enable row level security;
create policy job_inspection_at_desk on job_inspection for select using ((select caller_is_staff()));
create policy job_inspection_of_operations on job_inspection
  using ((select staff_may('jobs'))) with check ((select staff_may('jobs')));
create policy job_inspection_of_customer on job_inspection for select
  using (not (select caller_is_staff()) and signed_at is not null
    and exists (select from job where job.job_id = job_inspection.job_id));
alter table job_inspection_answer enable row level security;
create policy job_inspection_answer_at_desk on job_inspection_answer for select using ((select caller_is_staff()));
create policy job_inspection_answer_of_customer on job_inspection_answer
  using (not (select caller_is_staff()) and exists (
    select from job_inspection i where i.inspection_id = job_inspection_answer.inspection_id))
  with check (not (select caller_is_staff()) and exists (
    select from job_inspection i where i.inspection_id = job_inspection_answer.inspection_id));
revoke delete, truncate on job_inspection from yantra_app;
revoke update, delete, truncate on job_inspection_answer from yantra_app;

-- The meter of each submitted log, as inspections compare with it.
create view job_meter with (security_invoker = true) as
  select l.job_id, l.machine_id, l.log_date, l.shift, v.meter_open, v.meter_close
  from logsheet l join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
  where l.status <> 'DRAFT';
