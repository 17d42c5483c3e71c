-- What the clock and the queue read of logsheets: which wait for a signature, whose they are, and who signs them. They act
-- as the customer whose job it is.
create policy logsheet_served on logsheet for select using ((select serves('logsheets')));
create or replace view logged_job with (security_barrier) as
  select job_id, job_number, status, product_name, site_name, address_id, account_id, company_id, city_slug, agreed,
    machine_id, on_hire_from, to_date, billing_stops_at
  from job
  where (select caller_is_staff()) or (select serves('logsheets')) or visible_to_caller(account_id, company_id)
    or caller_link('LOG_JOB', job_id)
    or exists (select from logsheet
      where logsheet.job_id = job.job_id and caller_link('SIGN_LOGSHEET', logsheet.logsheet_id));
