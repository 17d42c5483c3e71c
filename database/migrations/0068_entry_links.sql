-- What the holder of a link to enter a job's logs needs of it: which machine was there on a day, what stood still, and the
-- meter that its hire began with.
create policy job_swap_of_link on job_swap for select using (caller_link('LOG_JOB', job_id));
create policy job_breakdown_of_link on job_breakdown for select using (caller_link('LOG_JOB', job_id));
create or replace view job_machine with (security_barrier) as
  select j.job_id, m.machine_id, m.fleet_number, m.serial_number, m.registration_number, m.built_year, m.meter_hours
  from job j join machine m using (machine_id)
  where (select caller_is_staff()) or visible_to_caller(j.account_id, j.company_id) or caller_link('LOG_JOB', j.job_id);
