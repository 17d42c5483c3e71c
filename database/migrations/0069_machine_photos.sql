-- Photographs of a machine of the fleet, as it stands in the yard. Their files are in `file`.
create table machine_photo (
  photo_id uuid primary key,
  machine_id uuid not null references machine on delete cascade,
  added_by text not null check (char_length(added_by) between 1 and 200),
  added_at timestamptz not null
);
create index machine_photo_of_machine on machine_photo (machine_id, photo_id);

do $$ declare name text; begin
  foreach name in array array['machine_photo'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('create policy %I on %I using ((select staff_may(%L))) with check ((select staff_may(%L)))',
      name || '_of_fleet', name, 'fleet', 'fleet');
  end loop;
end $$;

-- Customers see those of the machines of their jobs.
create view job_photo with (security_barrier) as
  select j.job_id, p.photo_id
  from job j join machine_photo p using (machine_id)
  where (select caller_is_staff()) or visible_to_caller(j.account_id, j.company_id);
