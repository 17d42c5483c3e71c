-- Daily logsheets of jobs. A version that was submitted never changes; a dispute is answered by a further version.

------------------------------------------------------------------------------------------------------------------------
-- Logsheets

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
  -- The hours of the newest version, once it was submitted.
  during tstzmultirange,
  unique (job_id, log_date, shift),
  constraint logsheet_during check ((status = 'DRAFT') = (during is null)),
  -- One machine has one line of time: no hour is in two logs.
  constraint logsheet_one_line exclude using gist (machine_id with =, during with &&)
);
create index logsheet_by_status on logsheet (status, log_date);
create index logsheet_by_machine on logsheet (machine_id, log_date);

create trigger logsheet_stamped_new after insert on logsheet referencing new table as changed
  for each statement execute function stamp_jobs();
create trigger logsheet_stamped after update on logsheet referencing new table as changed
  for each statement execute function stamp_jobs();
create trigger logsheet_stamped_gone after delete on logsheet referencing old table as changed
  for each statement execute function stamp_jobs();

alter table logsheet enable row level security;
create policy logsheet_at_desk on logsheet for select using ((select caller_is_staff()));
create policy logsheet_of_operations on logsheet using ((select staff_may('logsheets')));
create policy logsheet_of_job on logsheet
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = logsheet.job_id));
-- The holder of the link for it, and the holder of a link to enter its job's logs; what hangs on it follows it.
create policy logsheet_of_link on logsheet
  using (caller_link('SIGN_LOGSHEET', logsheet_id) or caller_link('LOG_JOB', job_id));
-- The clock and the queue read which logs wait for a signature; they act as the customer of the job.
create policy logsheet_served on logsheet for select using ((select serves('logsheets')));
-- A revision that leaves only agreed lines certifies its sheet: accounts may lock its logs, and change nothing else.
create policy logsheet_locked_by_accounts on logsheet for update
  using (status = 'SIGNED' and (select staff_may('summary-sheets')))
  with check (status = 'LOCKED' and (select staff_may('summary-sheets')));

select create_event_table('logsheet', 'logsheet_id', 'logsheets');
create policy logsheet_event_by_accounts on logsheet_event for insert
  with check (act = 'lock' and (select staff_may('summary-sheets')));

------------------------------------------------------------------------------------------------------------------------
-- Versions, their signatures and disputes. Whoever sees the logsheet sees what hangs on it.

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

-- After the policies, so that a caller without the right learns that, and nothing about the row.
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

create trigger logsheet_version_stamped_new after insert on logsheet_version referencing new table as changed
  for each statement execute function stamp_jobs();
create trigger logsheet_version_stamped after update on logsheet_version referencing new table as changed
  for each statement execute function stamp_jobs();
create trigger logsheet_version_stamped_gone after delete on logsheet_version referencing old table as changed
  for each statement execute function stamp_jobs();

alter table logsheet_version enable row level security;
create policy logsheet_version_at_desk on logsheet_version for select using ((select caller_is_staff()));
create policy logsheet_version_of_operations on logsheet_version using ((select staff_may('logsheets')));
create policy logsheet_version_of_job on logsheet_version using (
  not (select caller_is_staff())
  and exists (select from logsheet where logsheet.logsheet_id = logsheet_version.logsheet_id));

-- One a version: who signed it for the side that did not enter it, and how.
create table logsheet_signature (
  logsheet_id uuid not null,
  version integer not null,
  -- The hash of the version that was signed.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  name text not null check (char_length(name) between 1 and 200),
  designation text check (char_length(designation) between 1 and 80),
  -- Staff type their name where drawing is not possible.
  how text not null check (how in ('OTP', 'DRAWN', 'TYPED', 'LINK', 'DEEMED')),
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
alter table logsheet_signature enable row level security;
create policy logsheet_signature_at_desk on logsheet_signature for select using ((select caller_is_staff()));
create policy logsheet_signature_of_operations on logsheet_signature using ((select staff_may('logsheets')));
create policy logsheet_signature_of_job on logsheet_signature using (
  not (select caller_is_staff())
  and exists (select from logsheet where logsheet.logsheet_id = logsheet_signature.logsheet_id));
revoke update, delete, truncate on logsheet_signature from yantra_app;

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
alter table logsheet_dispute enable row level security;
create policy logsheet_dispute_at_desk on logsheet_dispute for select using ((select caller_is_staff()));
create policy logsheet_dispute_of_operations on logsheet_dispute using ((select staff_may('logsheets')));
create policy logsheet_dispute_of_job on logsheet_dispute using (
  not (select caller_is_staff())
  and exists (select from logsheet where logsheet.logsheet_id = logsheet_dispute.logsheet_id));
revoke update, delete, truncate on logsheet_dispute from yantra_app;

------------------------------------------------------------------------------------------------------------------------
-- What logsheets read of jobs and of telematics

-- The table stays shut to links, and with it all that is seen by whoever sees the job.
create view logged_job with (security_barrier) as
  select job_id, job_number, status, product_name, site_name, address_id, account_id, company_id, city_slug, agreed,
    machine_id, on_hire_from, to_date, billing_stops_at, off_hire_cause
  from job
  where (select caller_is_staff()) or (select serves('logsheets')) or visible_to_caller(account_id, company_id)
    or caller_link('LOG_JOB', job_id)
    or exists (select from logsheet
      where logsheet.job_id = job.job_id and caller_link('SIGN_LOGSHEET', logsheet.logsheet_id));
revoke insert, update, delete on logged_job from yantra_app;

-- Locks a job for whoever writes its logs, among them links, which may not lock a row of the table.
create function lock_logged_job(id uuid) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform from job where job_id = id and exists (select from logged_job seen where seen.job_id = id) for update;
end $$;

-- The hours that submitted logs take of a machine, for whoever has a log or a job of it. A log of a hire that they do not
-- see has no number.
create view machine_time with (security_barrier) as
  select l.machine_id, l.logsheet_id, l.during,
    case when exists (select from logged_job seen where seen.job_id = l.job_id) then l.log_number end as log_number
  from logsheet l
  where l.during is not null and ((select caller_is_staff())
    or exists (select from logged_job own where own.machine_id = l.machine_id)
    or exists (select from logged_job own join logsheet past using (job_id) where past.machine_id = l.machine_id));
revoke insert, update, delete on machine_time from yantra_app;

-- What the machine of a log said around its day, for whoever sees the log.
create view logsheet_reading with (security_barrier) as
  select l.logsheet_id, r.read_at, r.hours
  from logsheet l join telematics_reading r on r.machine_id = l.machine_id
    and r.read_at >= (l.log_date - 1)::timestamp at time zone 'Asia/Kolkata'
    and r.read_at < (l.log_date + 3)::timestamp at time zone 'Asia/Kolkata'
  where (select caller_is_staff()) or caller_link('SIGN_LOGSHEET', l.logsheet_id) or caller_link('LOG_JOB', l.job_id)
    or exists (select from job j where j.job_id = l.job_id and visible_to_caller(j.account_id, j.company_id));

------------------------------------------------------------------------------------------------------------------------
-- What jobs read of logsheets

-- The submitted shifts of jobs, each by its newest version. The caller's right is asked once a job; the policies of logs and
-- versions ask it again for each log, which took most of the time of a dashboard.
create view job_shift with (security_barrier) as
  select l.job_id, l.log_date, l.shift, l.status, v.worked, v.breakdown, v.idle,
    (v.content #>> '{fuel,openingL}')::numeric + (v.content #>> '{fuel,issuedL}')::numeric
      - (v.content #>> '{fuel,closingL}')::numeric as litres
  from job j join logsheet l using (job_id)
    join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
  where l.status <> 'DRAFT' and ((select caller_is_staff()) or visible_to_caller(j.account_id, j.company_id));

-- The days of a job: the hours of the first shift, and those of a second one that is signed, as `HireCase` takes them.
create view job_day with (security_barrier) as
  select job_id, log_date, coalesce(max(worked) filter (where shift = 'A'), 0) as worked,
    coalesce(max(breakdown) filter (where shift = 'A'), 0) as breakdown,
    coalesce(jsonb_agg(idle) filter (where shift = 'A') -> 0, '{}') as idle,
    coalesce(jsonb_agg(jsonb_build_object('worked', worked::text, 'breakdown', breakdown::text, 'idle', idle))
      filter (where shift = 'B' and status in ('SIGNED', 'LOCKED')) -> 0, 'false') as second_shift
  from job_shift group by job_id, log_date;

-- The meter of each submitted log, with which inspections compare theirs.
create view job_meter with (security_invoker = true) as
  select l.job_id, l.machine_id, l.log_date, l.shift, v.meter_open, v.meter_close
  from logsheet l join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
  where l.status <> 'DRAFT';
