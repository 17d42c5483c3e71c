-- Daily logsheets of jobs. A version that was submitted never changes; a dispute is answered by a further version.
create table logsheet (
  logsheet_id uuid primary key,
  log_number text not null unique,
  job_id uuid not null references job,
  machine_id uuid not null references machine,
  log_date date not null,
  -- A is the day's first shift; B is a second one. A night shift belongs to the date on which it starts.
  shift text not null check (shift in ('A', 'B')),
  status text not null check (status in ('DRAFT', 'SUBMITTED', 'SIGNED', 'DISPUTED', 'LOCKED')),
  -- The newest version.
  version integer not null default 1 check (version between 1 and 99),
  -- Rises with each save of a draft, for If-Match.
  revision integer not null default 1,
  unique (job_id, log_date, shift)
);
create index logsheet_by_status on logsheet (status, log_date);
create index logsheet_by_machine on logsheet (machine_id, log_date);

create table logsheet_version (
  logsheet_id uuid not null references logsheet on delete cascade,
  version integer not null check (version between 1 and 99),
  -- `LogsheetContent` in contract/logsheets.ts: slices, meter, fuel, remarks.
  content jsonb not null,
  -- Hours, computed from the slices; idle by cause in `idle`.
  worked numeric(4, 2) not null check (worked between 0 and 24),
  breakdown numeric(4, 2) not null check (breakdown between 0 and 24),
  idle jsonb not null,
  meter_open numeric(7, 1) check (meter_open >= 0),
  meter_close numeric(7, 1) check (meter_close >= 0),
  entered_by text not null check (char_length(entered_by) between 1 and 200),
  -- Which side entered it; the other one signs.
  entered_side text not null check (entered_side in ('SUPPLIER', 'CUSTOMER')),
  entered_at timestamptz not null,
  submitted_at timestamptz,
  -- The chain of all versions of a job: each carries the hash of the one before.
  job_id uuid not null references job,
  chain_no integer check (chain_no >= 1),
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  previous_hash text check (previous_hash ~ '^[0-9a-f]{64}$'),
  primary key (logsheet_id, version),
  unique (job_id, chain_no),
  constraint logsheet_version_submitted_whole check ((submitted_at is null) = (hash is null)
    and (submitted_at is null) = (chain_no is null)),
  constraint logsheet_version_meter check (submitted_at is null or meter_close >= meter_open),
  constraint logsheet_version_linked check (chain_no is null or (chain_no = 1) = (previous_hash is null))
);

-- One a version: who signed it for the side that did not enter it, and how.
create table logsheet_signature (
  logsheet_id uuid not null,
  version integer not null,
  -- The hash of the version that was signed.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  name text not null check (char_length(name) between 1 and 200),
  designation text check (char_length(designation) between 1 and 80),
  how text not null check (how in ('OTP', 'DRAWN', 'LINK', 'DEEMED')),
  -- A drawn signature, as the strokes of an SVG path in a box of 300 x 100.
  drawn text check (char_length(drawn) between 1 and 20000),
  ip text check (char_length(ip) between 1 and 60),
  actor_account_id uuid references account,
  signed_at timestamptz not null,
  primary key (logsheet_id, version),
  foreign key (logsheet_id, version) references logsheet_version,
  constraint logsheet_signature_drawn check (how <> 'DRAWN' or drawn is not null),
  constraint logsheet_signature_deemed check (how <> 'DEEMED' or actor_account_id is null)
);

create table logsheet_dispute (
  logsheet_id uuid not null,
  version integer not null,
  reason text not null check (char_length(reason) between 1 and 500),
  -- The slice in question, from 0; null for the whole.
  slice integer check (slice between 0 and 95),
  disputed_by text not null check (char_length(disputed_by) between 1 and 200),
  disputed_at timestamptz not null,
  primary key (logsheet_id, version),
  foreign key (logsheet_id, version) references logsheet_version
);

create table logsheet_event (
  event_id uuid primary key,
  -- The order of events of one instant.
  event_no bigint generated always as identity,
  logsheet_id uuid not null references logsheet on delete cascade,
  act text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null check (actor_kind in ('CUSTOMER', 'STAFF', 'LINK', 'SYSTEM')),
  actor_account_id uuid references account,
  actor_name text check (char_length(actor_name) between 1 and 200),
  reason text check (char_length(reason) <= 2000),
  happened_at timestamptz not null,
  constraint logsheet_event_by_actor check (is_actor(actor_kind, actor_account_id, actor_name))
);
create index logsheet_event_of_logsheet on logsheet_event (logsheet_id, happened_at, event_no);

-- After the policies, so that who may not change a row learns that, and nothing about the row.
create function refuse_submitted_version() returns trigger language plpgsql as $$
begin
  if old.submitted_at is not null then
    raise exception 'version % of logsheet % was submitted and never changes', old.version, old.logsheet_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger logsheet_version_stays after update or delete on logsheet_version
  for each row execute function refuse_submitted_version();

do $$ declare name text; begin
  foreach name in array array['logsheet', 'logsheet_version', 'logsheet_signature', 'logsheet_dispute', 'logsheet_event'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('create policy %I on %I using ((select staff_may(%L))) with check ((select staff_may(%L)))',
      name || '_of_operations', name, 'logsheets', 'logsheets');
  end loop;
  -- What hangs on a logsheet is seen by whoever sees the logsheet.
  foreach name in array array['logsheet_version', 'logsheet_signature', 'logsheet_dispute', 'logsheet_event'] loop
    execute format('create policy %I on %I using (not (select caller_is_staff()) and exists (
        select from logsheet where logsheet.logsheet_id = %I.logsheet_id))
      with check (not (select caller_is_staff()) and exists (
        select from logsheet where logsheet.logsheet_id = %I.logsheet_id))', name || '_of_job', name, name, name);
  end loop;
  foreach name in array array['logsheet_signature', 'logsheet_dispute', 'logsheet_event'] loop
    execute format('revoke update, delete, truncate on %I from yantra_app', name);
  end loop;
end $$;
create policy logsheet_of_job on logsheet
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = logsheet.job_id))
  with check (not (select caller_is_staff()) and exists (select from job where job.job_id = logsheet.job_id));

-- The days of a job as its jobs row reads them: the hours of the first shift's newest log, once it is submitted. A second
-- shift is billed by the day, so its signed log only marks the date.
create view job_day with (security_invoker = true) as
  select l.job_id, l.log_date, coalesce(max(v.worked) filter (where l.shift = 'A'), 0) as worked,
    coalesce(max(v.breakdown) filter (where l.shift = 'A'), 0) as breakdown,
    coalesce(jsonb_agg(v.idle) filter (where l.shift = 'A') -> 0, '{}') as idle,
    bool_or(l.shift = 'B' and l.status in ('SIGNED', 'LOCKED')) as second_shift
  from logsheet l join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
  where l.status <> 'DRAFT' group by l.job_id, l.log_date;
