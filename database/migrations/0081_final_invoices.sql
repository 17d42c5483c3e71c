-- A job is closed by its final invoice: accounts may move it there, and nothing else of it.
create policy job_billed_by_accounts on job for update
  using (status = 'OFF_HIRED' and (select staff_may('invoices')))
  with check (status = 'CLOSED' and (select staff_may('invoices')));
create policy job_event_by_accounts on job_event for insert with check (act = 'close' and (select staff_may('invoices')));
