-- Work that must be done, though not within the request: written in the transaction of the fact it follows from.
create table job (
  job_id uuid primary key,
  name text not null,
  -- What happened: however often it is told, there is one job for it.
  fact text not null check (char_length(fact) between 1 and 200),
  -- Names people, so it goes when the work is done; the fact stays for a while.
  payload jsonb,
  enqueued_at timestamptz not null,
  -- When it may be tried next; while it is tried, when whoever tries it is taken for dead.
  due_at timestamptz not null,
  -- After the tenth it is left alone: nobody takes it again until its tries are set back.
  tries smallint not null default 0 check (tries between 0 and 10),
  last_error text,
  done_at timestamptz,
  constraint job_once_a_fact unique (name, fact),
  constraint job_payload_until_done check ((done_at is null) = (payload is not null))
);
create index job_waiting on job (due_at) where done_at is null and tries < 10;
create index job_done on job (done_at) where done_at is not null;

-- Old keys go in one sweep over all accounts: its transaction names the time before which they may be seen at all.
create policy idempotency_key_swept_seen on idempotency_key for select
  using (claimed_at < nullif(current_setting('app.swept_before', true), '')::timestamptz);
create policy idempotency_key_swept on idempotency_key for delete
  using (claimed_at < nullif(current_setting('app.swept_before', true), '')::timestamptz);
create index idempotency_key_by_age on idempotency_key (claimed_at);
create index outbox_message_by_age on outbox_message (sent_at);
