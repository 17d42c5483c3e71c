-- A customer who changes an inspection is refused, instead of changing no row.
drop policy job_inspection_of_customer on job_inspection;
create policy job_inspection_of_customer on job_inspection
  using (not (select caller_is_staff()) and signed_at is not null
    and exists (select from job where job.job_id = job_inspection.job_id))
  with check (false);
