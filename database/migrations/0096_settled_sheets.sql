-- A revision that leaves only agreed lines certifies its sheet: accounts may lock its logs, and nothing else of them.
create policy logsheet_locked_by_accounts on logsheet for update
  using (status = 'SIGNED' and (select staff_may('summary-sheets')))
  with check (status = 'LOCKED' and (select staff_may('summary-sheets')));
create policy logsheet_event_by_accounts on logsheet_event for insert
  with check (act = 'lock' and (select staff_may('summary-sheets')));
