-- Batches of summary sheets: what somebody at the desk asked to be prepared or sent at once, document by document.
create table summary_batch (
  batch_id uuid primary key,
  act text not null check (act in ('PREPARE', 'SEND')),
  account_id uuid not null references account,
  made_by text not null check (char_length(made_by) between 1 and 200),
  made_at timestamptz not null
);
create index summary_batch_by_time on summary_batch (made_at desc);

-- A task works on one document after the other of a job; what it leaves is in the same transaction as the document.
create table summary_batch_document (
  batch_id uuid not null references summary_batch,
  document_no integer not null check (document_no between 1 and 1000),
  job_id uuid not null references job,
  -- The days on hire of the billing cycle.
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  -- Which sheet is sent, or was prepared.
  summary_sheet_id uuid references summary_sheet,
  -- The revision in which it is sent.
  revision integer check (revision >= 1),
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'REFUSED')),
  -- Why it was refused: a name in contract/problems.ts.
  problem text check (char_length(problem) between 1 and 60),
  primary key (batch_id, document_no),
  unique (batch_id, job_id, from_date),
  constraint summary_batch_document_done check (state <> 'DONE' or summary_sheet_id is not null),
  constraint summary_batch_document_refused check ((state = 'REFUSED') = (problem is not null))
);

do $$ declare name text; begin
  foreach name in array array['summary_batch', 'summary_batch_document'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('create policy %I on %I using ((select staff_may(%L))) with check ((select staff_may(%L)))',
      name || '_of_accounts', name, 'summary-sheets', 'summary-sheets');
    execute format('revoke delete, truncate on %I from yantra_app', name);
  end loop;
end $$;
revoke update on summary_batch from yantra_app;
-- The queue notes a refusal, also where whoever asked may not do it any more.
create policy summary_batch_served on summary_batch for select using ((select serves('logsheets')));
create policy summary_batch_document_served on summary_batch_document
  using ((select serves('logsheets'))) with check ((select serves('logsheets')));
