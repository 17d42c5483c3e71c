-- The delivery challans with which machines go to their sites.
create table job_challan (
  challan_id uuid primary key,
  -- `CHN-2627-000012`: at most 16 characters, as rule 55 asks.
  challan_number text not null unique check (char_length(challan_number) <= 16),
  job_id uuid not null references job,
  machine_id uuid not null references machine,
  issued_on date not null,
  -- What was printed: `Challan` in contract/jobs.challan.ts. It never changes.
  document jsonb not null,
  issued_by text not null check (char_length(issued_by) between 1 and 200),
  issued_at timestamptz not null
);
create index job_challan_of_job on job_challan (job_id, issued_at desc);

do $$ declare name text; begin
  foreach name in array array['job_challan'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('create policy %I on %I using ((select staff_may(%L))) with check ((select staff_may(%L)))',
      name || '_of_operations', name, 'jobs', 'jobs');
  end loop;
end $$;
create policy job_challan_of_customer on job_challan for select
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = job_challan.job_id));
revoke update, delete, truncate on job_challan from yantra_app;

-- A site can be deleted once its hires are over; a job keeps the name.
alter table job drop constraint job_address_id_fkey,
  add constraint job_address_id_fkey foreign key (address_id) references project_site on delete set null;
