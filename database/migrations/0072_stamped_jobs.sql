-- The submitted shifts of jobs, each by its newest version. The caller's right is asked once a job; the policies of logs and
-- versions ask it again for each log, which took most of the time of a dashboard.
create view job_shift with (security_barrier) as
  select l.job_id, l.log_date, l.shift, l.status, v.worked, v.breakdown, v.idle,
    (v.content #>> '{fuel,openingL}')::numeric + (v.content #>> '{fuel,issuedL}')::numeric
      - (v.content #>> '{fuel,closingL}')::numeric as litres
  from job j join logsheet l using (job_id)
    join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
  where l.status <> 'DRAFT' and ((select caller_is_staff()) or visible_to_caller(j.account_id, j.company_id));

create or replace view job_day with (security_barrier) as
  select job_id, log_date, coalesce(max(worked) filter (where shift = 'A'), 0) as worked,
    coalesce(max(breakdown) filter (where shift = 'A'), 0) as breakdown,
    coalesce(jsonb_agg(idle) filter (where shift = 'A') -> 0, '{}') as idle,
    bool_or(shift = 'B' and status in ('SIGNED', 'LOCKED')) as second_shift
  from job_shift group by job_id, log_date;

-- A stamp of the state of a job and its logs. Every change makes a new one, which was never there before, so that what was
-- computed under a stamp holds for as long as the job has it.
create table job_stamp (
  job_id uuid primary key references job on delete cascade,
  stamp uuid not null default gen_random_uuid()
);
insert into job_stamp (job_id) select job_id from job;

alter table job_stamp enable row level security;
create policy job_stamp_at_desk on job_stamp for select using ((select caller_is_staff()));
create policy job_stamp_of_customer on job_stamp
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = job_stamp.job_id))
  with check (not (select caller_is_staff()) and exists (select from job where job.job_id = job_stamp.job_id));
revoke insert, update, delete, truncate on job_stamp from yantra_app;

-- As the owner: whoever writes a log may not see its job.
create function stamp_jobs() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into job_stamp (job_id) select distinct job_id from changed order by job_id
    on conflict (job_id) do update set stamp = excluded.stamp;
  return null;
end $$;

-- A trigger that sees the changed rows may have one event only.
do $$ declare name text; begin
  foreach name in array array['job', 'logsheet', 'logsheet_version'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function stamp_jobs()', name || '_stamped_new', name);
    execute format('create trigger %I after update on %I referencing new table as changed
      for each statement execute function stamp_jobs()', name || '_stamped', name);
  end loop;
  foreach name in array array['logsheet', 'logsheet_version'] loop
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function stamp_jobs()', name || '_stamped_gone', name);
  end loop;
end $$;
