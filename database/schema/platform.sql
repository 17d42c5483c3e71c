-- What every row stands on: the role that serves requests, whom a transaction is for, and the tables of server/platform.

------------------------------------------------------------------------------------------------------------------------
-- Role and extensions

-- The role that serves requests. It owns nothing, so row-level security holds for it. The owner sees all rows: under FORCE
-- an owner who is no superuser could not dump the database.
-- Roles belong to the whole server: another database may have made this one already.
do $$ begin
  create role yantra_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant yantra_app to current_user;

grant usage on schema public to yantra_app;
alter default privileges in schema public grant select, insert, update, delete on tables to yantra_app;
alter default privileges in schema public grant usage on sequences to yantra_app;

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

-- The hash of the files that made this schema (server/platform/schema.ts).
create table applied_schema (
  hash text primary key,
  applied_at timestamptz not null default now()
);
revoke all on applied_schema from yantra_app;

------------------------------------------------------------------------------------------------------------------------
-- Whom a transaction is for: a customer, a member of staff, or the holder of a link. Each kind has its settings, which
-- `as` in server/platform/database.ts fills. Policies ask these functions and nothing else:
--   using (visible_to_caller(account_id, company_id) or staff_may('read') or caller_link('QUOTE', quote_id))
-- Their bodies are bound to what they name when they are made, whatever the search path is later, and the planner puts
-- them into the query, so that indexes serve. A call in a subselect is evaluated once a statement, a plain one for each row.

-- The customer's account, and the company that person belongs to.
create function caller_account() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.account', true), '')::uuid;
create function caller_company() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.company', true), '')::uuid;

-- The company's where a row names one, else the person's.
create function visible_to_caller(account uuid, company uuid) returns boolean language sql stable parallel safe
  return company = caller_company() or company is null and account = caller_account();
-- Both sides see what stands between a person and a company.
create function between_caller(account uuid, company uuid) returns boolean language sql stable parallel safe
  return company = caller_company() or account = caller_account();

-- The verified contact point of a new user who has no account yet.
create function caller_newcomer() returns text language sql stable parallel safe
  return nullif(current_setting('app.newcomer', true), '');

-- The account of the member of staff, and what their role may do (contract/staff.ts).
create function caller_staff() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.staff', true), '')::uuid;
create function caller_is_staff() returns boolean language sql stable parallel safe
  return caller_staff() is not null;
create function staff_may(permission text) returns boolean language sql stable parallel safe
  return caller_is_staff()
    and coalesce(permission = any(string_to_array(current_setting('app.permissions', true), ' ')), false);

create function is_caller(kind text, account uuid) returns boolean language sql stable parallel safe
  return account = case kind when 'STAFF' then caller_staff() when 'CUSTOMER' then caller_account() end;

-- Whether the transaction is for a link that opens this record for this purpose; the link's own id.
create function caller_link(purpose text, subject uuid) returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.link', true) = purpose || ':' || subject, false);
create function caller_link_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.link_id', true), '')::uuid;

------------------------------------------------------------------------------------------------------------------------
-- Purposes. A transaction that sees more than its caller's rows names one (`serving` in server/platform/database.ts):
--   identity       signing in, sessions, the people of a company
--   contact-form   the form itself and its limits
--   queue          doing tasks
--   outbox         showing the demo's notices
--   availability   telling subscribers that a product is available
--   batches        noting what became of a batch's documents
--   budgets        which companies have budgets of purchase orders
--   files          bytes for a signed address; files of records that the caller has read
--   invoices       reminders, e-invoices and notifications of invoices
--   links          finding the link of a token, and sending its message
--   logsheets      the deadlines and notifications of logsheets and summary sheets
--   notifications  the language and the verified contact points of a recipient
--   telematics     polling machines
--   quotes         expiry and reminders of quotes
--   verify         checking a printed document against its hash
--   sweep          deleting what belonged to deleted people
create function serves(variadic purposes text[]) returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.purpose', true) = any(purposes), false);
-- Raises an error instead: where an ordinary transaction has no business at all, seeing nothing would hide a mistake.
create function must_serve(purpose text) returns boolean language plpgsql stable parallel safe
  set search_path = pg_catalog as $$
begin
  if current_setting('app.purpose', true) is distinct from purpose then
    raise insufficient_privilege using message = format('Only a transaction that serves %s may do this.', purpose);
  end if;
  return true;
end
$$;

-- The time before which a sweep sees everybody's old rows.
create function swept_before() returns timestamptz language sql stable parallel safe
  return nullif(current_setting('app.swept_before', true), '')::timestamptz;
-- Whether a transaction tells that this product is available in this city now.
create function tells_of(product uuid, city text) returns boolean language sql stable parallel safe
  return product = nullif(current_setting('app.available_product', true), '')::uuid
    and city = current_setting('app.available_city', true);
-- Whom a transaction is about to send a notice.
create function notice_recipient() returns text language sql stable parallel safe
  return nullif(current_setting('app.notice_recipient', true), '');

------------------------------------------------------------------------------------------------------------------------
-- Events of life cycles

-- The actor of an event or a message. A customer is named by their account, so that a deleted person's name goes; staff
-- by account and name, since customers see the name and never the account; the holder of a link by the link's name.
create function is_actor(kind text, account uuid, name text) returns boolean language sql immutable parallel safe
  return (kind in ('CUSTOMER', 'STAFF')) = (account is not null) and (kind in ('STAFF', 'LINK')) = (name is not null);

-- Creates `<subject>_event`, the events of the rows of a table: each act with the statuses before and after, its actor,
-- time and reason (server/platform/life-cycle.ts). `key` is the primary key of the table. Staff read the events, and with
-- the permission write them. Customers read and write those of rows that they see. An event never changes.
create function create_event_table(subject text, key text, permission text) returns void language plpgsql as $$
declare
  events constant text := subject || '_event';
begin
  execute format('create table %I (
      event_id uuid primary key,
      -- The order of events of one instant.
      event_no bigint generated always as identity,
      %I uuid not null references %I on delete cascade,
      act text not null,
      from_status text,
      to_status text not null,
      actor_kind text not null check (actor_kind in (''CUSTOMER'', ''STAFF'', ''LINK'', ''SYSTEM'')),
      actor_account_id uuid references account,
      actor_name text check (char_length(actor_name) between 1 and 200),
      reason text check (char_length(reason) <= 2000),
      happened_at timestamptz not null,
      constraint %I check (is_actor(actor_kind, actor_account_id, actor_name))
    )', events, key, subject, events || '_by_actor');
  execute format('create index %I on %I (%I, happened_at, event_no)', events || '_of_' || subject, events, key);
  execute format('alter table %I enable row level security', events);
  execute format('create policy %I on %I for select using ((select caller_is_staff()))', events || '_at_desk', events);
  execute format('create policy %I on %I using ((select staff_may(%L)))', events || '_of_staff', events, permission);
  execute format('create policy %I on %I using (
      not (select caller_is_staff()) and exists (select from %I seen where seen.%I = %I.%I))',
    events || '_of_customer', events, subject, key, events, key);
  execute format('revoke update, delete, truncate on %I from yantra_app', events);
end
$$;
revoke execute on function create_event_table from public;

------------------------------------------------------------------------------------------------------------------------
-- Queue and outbox

-- Work to be done after the request: written in the transaction of the fact it follows from.
create table task (
  task_id uuid primary key,
  name text not null,
  -- What happened: however often it is told, there is one task for it.
  fact text not null check (char_length(fact) between 1 and 200),
  -- Names people, so it goes when the work is done; the fact stays for a while.
  payload jsonb,
  enqueued_at timestamptz not null,
  -- When it may be tried next; during a try, when its worker is taken for dead.
  due_at timestamptz not null,
  -- After the tenth nobody takes it until its tries are set back.
  tries smallint not null default 0 check (tries between 0 and 10),
  last_error text,
  done_at timestamptz,
  constraint task_once_a_fact unique (name, fact),
  constraint task_payload_until_done check ((done_at is null) = (payload is not null))
);
create index task_waiting on task (due_at) where done_at is null and tries < 10;
create index task_done on task (done_at) where done_at is not null;

-- Any transaction may leave a task; only the queue reads them.
alter table task enable row level security;
create policy task_of_queue on task using (serves('queue'));
create policy task_left on task for insert with check (true);

-- What the demo sent instead of a real SMS or e-mail; shown at /dev/outbox, never written in live mode.
create table outbox_notice (
  notice_id uuid primary key,
  recipient text not null,
  channel text not null check (channel in ('sms', 'email')),
  purpose text not null check (purpose in ('code', 'notice')),
  subject text not null,
  body text not null,
  sent_at timestamptz not null
);
create index outbox_notice_by_recipient on outbox_notice (recipient, sent_at desc);
create index outbox_notice_by_age on outbox_notice (sent_at);

alter table outbox_notice enable row level security;
create policy outbox_notice_shown on outbox_notice using (serves('outbox'));
create policy outbox_notice_left on outbox_notice for insert with check (true);

------------------------------------------------------------------------------------------------------------------------
-- Bookkeeping of calls. These tables name accounts and companies; the rows of those add the foreign keys.

-- The reply to each Idempotency-Key, so that a retried request gets the same one. staff.sql says whose rows are whose.
create table idempotency_key (
  account_id uuid not null,
  call text not null,
  key text not null check (char_length(key) between 1 and 100),
  request_hash text not null,
  reply jsonb,
  claimed_at timestamptz not null,
  primary key (account_id, call, key)
);
create index idempotency_key_by_age on idempotency_key (claimed_at);

alter table idempotency_key enable row level security;
create policy idempotency_key_swept_seen on idempotency_key for select using (claimed_at < swept_before());
create policy idempotency_key_swept on idempotency_key for delete using (claimed_at < swept_before());

-- Notices of the last day that one person caused another to get: the ground of the limits.
create table caused_notice (
  notice_id uuid primary key,
  -- Who caused it, and for which company: both count, so that a new company brings no new allowance.
  account_id uuid not null,
  company_id uuid,
  recipient text not null check (char_length(recipient) between 3 and 50),
  caused_at timestamptz not null
);
create index caused_notice_by_company on caused_notice (company_id, caused_at) where company_id is not null;
create index caused_notice_by_account on caused_notice (account_id, caused_at);
create index caused_notice_by_recipient on caused_notice (recipient, caused_at);
create index caused_notice_by_age on caused_notice (caused_at);

alter table caused_notice enable row level security;
-- The sender of the next one sees what the recipient got from everybody.
create policy caused_notice_counted on caused_notice for select using (recipient = notice_recipient());
create policy caused_notice_swept_seen on caused_notice for select using (caused_at < swept_before());
create policy caused_notice_swept on caused_notice for delete using (caused_at < swept_before());

-- The last number drawn of each series and financial year; drawn inside the transaction that uses it, so without gaps.
create table number_series (
  series text not null,
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  last_number integer not null check (last_number > 0),
  primary key (series, financial_year)
);

-- The data files that the database holds, so that a start with the same files changes nothing.
create table loaded_data (
  name text primary key,
  checksum text not null,
  loaded_at timestamptz not null default now()
);

-- What staff did, for good: nobody who serves requests changes or deletes an entry.
create table audit_entry (
  entry_id uuid primary key,
  -- Ids of one millisecond have no order.
  entry_no bigint generated always as identity unique,
  happened_at timestamptz not null,
  -- Null for a command on the server.
  actor_account_id uuid,
  actor_name text not null check (char_length(actor_name) between 1 and 120),
  -- The name of the call (contract/paths.ts) or of the command.
  act text not null check (char_length(act) between 1 and 60),
  subject_kind text not null check (char_length(subject_kind) between 1 and 40),
  subject_id text not null check (char_length(subject_id) between 1 and 120),
  -- The subject's name at that time.
  subject_label text not null check (char_length(subject_label) between 1 and 300),
  -- { field: { was, is } }
  changes jsonb not null check (char_length(changes::text) <= 100000)
);
create index audit_entry_of_subject on audit_entry (subject_id, entry_no);
create index audit_entry_of_actor on audit_entry (actor_account_id, entry_no);

alter table audit_entry enable row level security;
create policy audit_entry_of_staff on audit_entry using (staff_may('audit'))
  with check (actor_account_id = caller_staff() or actor_account_id is null and serves('identity'));
revoke update, delete, truncate on audit_entry from yantra_app;

------------------------------------------------------------------------------------------------------------------------
-- Batches: what the desk asked the queue to do at once, document by document

create table batch (
  batch_id uuid primary key,
  act text not null check (act in ('PREPARE', 'SEND', 'DRAFT', 'ISSUE')),
  account_id uuid not null,
  made_by text not null check (char_length(made_by) between 1 and 200),
  made_at timestamptz not null
);
create index batch_by_time on batch (made_at desc);

alter table batch enable row level security;
create policy batch_at_desk on batch for select using ((select caller_is_staff()));
create policy batch_of_accounts on batch using ((select staff_may('invoices')));
create policy batch_served on batch for select using ((select serves('batches')));
revoke update, delete, truncate on batch from yantra_app;

-- The task of a document notes its result in the transaction that changes the document.
create table batch_document (
  batch_id uuid not null references batch,
  document_no integer not null check (document_no between 1 and 1000),
  -- Its name at the desk, and the days it covers.
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

alter table batch_document enable row level security;
create policy batch_document_at_desk on batch_document for select using ((select caller_is_staff()));
create policy batch_document_of_accounts on batch_document using ((select staff_may('invoices')));
-- The queue notes a refusal even if the person who asked has lost the permission since.
create policy batch_document_served on batch_document using ((select serves('batches')));
revoke delete, truncate on batch_document from yantra_app;
