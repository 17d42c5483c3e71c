-- What happens to a machine while it is on hire: it breaks down, and another one takes its place.
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

-- One machine of a job in place of another, with both as they were named then.
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

do $$ declare name text; begin
  foreach name in array array['job_breakdown', 'job_swap'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('create policy %I on %I using ((select staff_may(%L))) with check ((select staff_may(%L)))',
      name || '_of_operations', name, 'jobs', 'jobs');
  end loop;
end $$;
create policy job_breakdown_of_customer on job_breakdown
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = job_breakdown.job_id))
  with check (not (select caller_is_staff()) and exists (select from job where job.job_id = job_breakdown.job_id));
create policy job_swap_of_customer on job_swap for select
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = job_swap.job_id));
revoke delete, truncate on job_breakdown from yantra_app;
revoke update, delete, truncate on job_swap from yantra_app;
create index job_by_operator on job (operator_id) where operator_id is not null;
