-- Batches of any kind of document: what somebody at the desk asked the queue to do at once, document by document.
create table batch (
  batch_id uuid primary key,
  act text not null check (act in ('PREPARE', 'SEND', 'DRAFT', 'ISSUE')),
  account_id uuid not null references account,
  made_by text not null check (char_length(made_by) between 1 and 200),
  made_at timestamptz not null
);
create index batch_by_time on batch (made_at desc);

-- What the task of a document leaves is in the same transaction as the document.
create table batch_document (
  batch_id uuid not null references batch,
  document_no integer not null check (document_no between 1 and 1000),
  -- How the desk names it, and the days that it is of.
  subject text not null check (char_length(subject) between 1 and 500),
  from_date date,
  to_date date,
  -- Documents of one sequence follow each other.
  sequence text not null check (char_length(sequence) between 1 and 100),
  -- What its task does, as its act reads it.
  work jsonb not null check (pg_column_size(work) <= 20000),
  -- The document that was made or changed.
  document_id uuid,
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'REFUSED')),
  -- Why it was refused: a name in contract/problems.ts.
  problem text check (char_length(problem) between 1 and 60),
  primary key (batch_id, document_no),
  unique (batch_id, work),
  constraint batch_document_days check (num_nulls(from_date, to_date) in (0, 2) and to_date >= from_date),
  constraint batch_document_done check (state <> 'DONE' or document_id is not null),
  constraint batch_document_refused check ((state = 'REFUSED') = (problem is not null))
);

insert into batch select batch_id, act, account_id, made_by, made_at from summary_batch;
insert into batch_document (batch_id, document_no, subject, from_date, to_date, sequence, work, document_id, state, problem)
select d.batch_id, d.document_no, job.job_number, d.from_date, d.to_date, d.job_id::text,
  case when b.act = 'PREPARE' then jsonb_build_object('jobId', d.job_id, 'from', d.from_date)
    else jsonb_build_object('summarySheetId', d.summary_sheet_id, 'revision', d.revision) end,
  d.summary_sheet_id, d.state, d.problem
from summary_batch_document d join summary_batch b using (batch_id) join job using (job_id);
-- Tasks that wait name the batch and the number of the document, which stay.
update task set name = 'batch-document', payload = payload || jsonb_build_object('act', b.act)
from summary_batch b where name = 'summary-document' and b.batch_id = (payload ->> 'batchId')::uuid;
drop table summary_batch_document;
drop table summary_batch;

do $$ declare name text; begin
  foreach name in array array['batch', 'batch_document'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('create policy %I on %I using ((select staff_may(%L))) with check ((select staff_may(%L)))',
      name || '_of_accounts', name, 'invoices', 'invoices');
    execute format('revoke delete, truncate on %I from yantra_app', name);
  end loop;
end $$;
revoke update on batch from yantra_app;
-- The queue notes a refusal, also where whoever asked may not do it any more.
create policy batch_served on batch for select using ((select serves('batches')));
create policy batch_document_served on batch_document
  using ((select serves('batches'))) with check ((select serves('batches')));
