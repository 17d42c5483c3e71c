-- Summary sheets: what each billing cycle of a job costs by its signed logs, line by line, for the customer to certify.

------------------------------------------------------------------------------------------------------------------------
-- Sheets

create table summary_sheet (
  summary_sheet_id uuid primary key,
  summary_number text not null unique,
  job_id uuid not null references job,
  -- The billing cycles of a job have sheets in their order.
  cycle_no integer not null check (cycle_no between 1 and 1000),
  -- The full cycle, and the days of it on hire.
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  from_date date not null check (from_date >= period_from),
  to_date date not null check (to_date between from_date and period_to),
  -- The hire ends in this cycle.
  is_closing boolean not null,
  status text not null check (status in ('PREPARED', 'SENT', 'DISPUTED', 'CERTIFIED', 'BILLED')),
  -- The newest version that was sent; 0 before the first.
  version integer not null default 0 check (version between 0 and 99),
  -- Rises with each change at the desk, for If-Match.
  revision integer not null default 1,
  -- Costs beside the hire of this cycle: `SheetExtra` in contract/summary-sheets.ts.
  extras jsonb not null default '[]' check (jsonb_typeof(extras) = 'array'),
  prepared_by text not null check (char_length(prepared_by) between 1 and 200),
  prepared_at timestamptz not null,
  unique (job_id, cycle_no),
  -- No day of a job is on two sheets.
  constraint summary_sheet_days exclude using gist (job_id with =, daterange(from_date, to_date, '[]') with &&),
  constraint summary_sheet_sent check (status <> 'PREPARED' or version = 0)
);
create index summary_sheet_by_status on summary_sheet (status, to_date);
alter table summary_sheet enable row level security;
create policy summary_sheet_at_desk on summary_sheet for select using ((select caller_is_staff()));
create policy summary_sheet_of_accounts on summary_sheet using ((select staff_may('summary-sheets')));
-- Customers see what was sent to them.
create policy summary_sheet_of_job on summary_sheet
  using (not (select caller_is_staff()) and status <> 'PREPARED'
    and exists (select from job where job.job_id = summary_sheet.job_id));
-- What the clock and the queue read; they act as the customer of the job.
create policy summary_sheet_served on summary_sheet for select using ((select serves('logsheets')));
revoke delete, truncate on summary_sheet from yantra_app;

select create_event_table('summary_sheet', 'summary_sheet_id', 'summary-sheets');

------------------------------------------------------------------------------------------------------------------------
-- Versions. What was sent never changes; whoever sees the sheet sees what hangs on it.

create table summary_version (
  summary_sheet_id uuid not null references summary_sheet,
  version integer not null check (version between 1 and 99),
  -- A sheet below zero is never sent: nobody could bill it.
  taxable_paise bigint not null check (taxable_paise >= 0),
  -- Of first shifts.
  worked numeric(6, 2) not null check (worked >= 0),
  -- Covers the sheet, its lines and the hashes of its logs.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- The desk's words with it; null for the first one.
  note text check (char_length(note) between 1 and 2000),
  sent_by text not null check (char_length(sent_by) between 1 and 200),
  sent_at timestamptz not null,
  -- The last day to answer, after which it counts as certified; null for never.
  certify_by date,
  primary key (summary_sheet_id, version)
);
alter table summary_version enable row level security;
create policy summary_version_at_desk on summary_version for select using ((select caller_is_staff()));
create policy summary_version_of_accounts on summary_version using ((select staff_may('summary-sheets')));
create policy summary_version_of_sheet on summary_version using (
  not (select caller_is_staff())
  and exists (select from summary_sheet where summary_sheet.summary_sheet_id = summary_version.summary_sheet_id));
revoke update, delete, truncate on summary_version from yantra_app;

-- The versions of logsheets that a version of a sheet counts.
create table summary_log (
  summary_sheet_id uuid not null,
  version integer not null,
  logsheet_id uuid not null,
  log_version integer not null,
  log_date date not null,
  primary key (summary_sheet_id, version, logsheet_id),
  foreign key (summary_sheet_id, version) references summary_version,
  foreign key (logsheet_id, log_version) references logsheet_version
);
create index summary_log_of_logsheet on summary_log (logsheet_id, log_version);
alter table summary_log enable row level security;
create policy summary_log_at_desk on summary_log for select using ((select caller_is_staff()));
create policy summary_log_of_accounts on summary_log using ((select staff_may('summary-sheets')));
create policy summary_log_of_sheet on summary_log using (
  not (select caller_is_staff())
  and exists (select from summary_sheet where summary_sheet.summary_sheet_id = summary_log.summary_sheet_id));
revoke update, delete, truncate on summary_log from yantra_app;

-- What the rules found in each version before it was sent, and the desk's answers.
create table summary_check (
  summary_sheet_id uuid not null,
  version integer not null,
  check_no integer not null check (check_no between 1 and 40),
  rule text not null check (rule ~ '^[A-Z_]{1,40}$'),
  result text not null check (result in ('PASSED', 'FINDING')),
  -- The key of its sentence, and the values in it: `CheckResult` in contract/checks.ts.
  says jsonb not null check (jsonb_typeof(says) = 'object'),
  line_no integer check (line_no between 1 and 200),
  answer text check (char_length(answer) between 1 and 500),
  answered_by text check (char_length(answered_by) between 1 and 200),
  primary key (summary_sheet_id, version, rule),
  unique (summary_sheet_id, version, check_no),
  foreign key (summary_sheet_id, version) references summary_version,
  -- Nothing is sent with an unanswered finding.
  constraint summary_check_answered check (
    (result = 'FINDING') = (answer is not null) and (answer is null) = (answered_by is null))
);
alter table summary_check enable row level security;
create policy summary_check_at_desk on summary_check for select using ((select caller_is_staff()));
create policy summary_check_of_accounts on summary_check using ((select staff_may('summary-sheets')));
create policy summary_check_of_sheet on summary_check for select using (not (select caller_is_staff()) and exists (
  select from summary_sheet where summary_sheet.summary_sheet_id = summary_check.summary_sheet_id));
revoke update, delete, truncate on summary_check from yantra_app;

------------------------------------------------------------------------------------------------------------------------
-- Lines, and what the customer says to them

create table summary_line (
  line_id uuid primary key,
  summary_sheet_id uuid not null,
  -- The version that brought it, and the one that took it out; null while it stands.
  since_version integer not null,
  until_version integer check (until_version > since_version),
  line_no integer not null check (line_no between 1 and 200),
  code text not null check (code ~ '^[A-Z][A-Z_]{0,39}$'),
  amount_paise bigint not null,
  -- `BillLine` in contract/bill.ts: description, days, why.
  content jsonb not null,
  state text not null check (state in ('OPEN', 'AGREED', 'DISPUTED')),
  -- The certified version with which it was agreed.
  agreed_version integer,
  -- The line of the version before that it replaces, and the desk's reply to a dispute of that one.
  replaces uuid references summary_line,
  reply text check (char_length(reply) between 1 and 2000),
  foreign key (summary_sheet_id, since_version) references summary_version,
  foreign key (summary_sheet_id, until_version) references summary_version,
  constraint summary_line_agreed check ((state = 'AGREED') = (agreed_version is not null)),
  constraint summary_line_agreed_stays check (state <> 'AGREED' or until_version is null or agreed_version < until_version)
);
create unique index summary_line_standing on summary_line (summary_sheet_id, line_no) where until_version is null;
create index summary_line_of_sheet on summary_line (summary_sheet_id, since_version);

-- The content of a line never changes; its state does until it is agreed.
create function refuse_changed_summary_line() returns trigger language plpgsql as $$
begin
  if (new.summary_sheet_id, new.since_version, new.line_no, new.code, new.amount_paise, new.content)
      is distinct from (old.summary_sheet_id, old.since_version, old.line_no, old.code, old.amount_paise, old.content)
    or old.until_version is not null or old.state = 'AGREED' and new.state <> 'AGREED' then
    raise exception 'line % of a summary sheet was sent and never changes', old.line_no
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger summary_line_stays after update on summary_line
  for each row execute function refuse_changed_summary_line();

alter table summary_line enable row level security;
create policy summary_line_at_desk on summary_line for select using ((select caller_is_staff()));
create policy summary_line_of_accounts on summary_line using ((select staff_may('summary-sheets')));
create policy summary_line_of_sheet on summary_line using (
  not (select caller_is_staff())
  and exists (select from summary_sheet where summary_sheet.summary_sheet_id = summary_line.summary_sheet_id));
revoke delete, truncate on summary_line from yantra_app;

create table summary_dispute (
  line_id uuid primary key references summary_line,
  reason text not null check (char_length(reason) between 1 and 500),
  disputed_by text not null check (char_length(disputed_by) between 1 and 200),
  actor_account_id uuid not null references account,
  disputed_at timestamptz not null
);
alter table summary_dispute enable row level security;
create policy summary_dispute_at_desk on summary_dispute for select using ((select caller_is_staff()));
create policy summary_dispute_of_accounts on summary_dispute using ((select staff_may('summary-sheets')));
create policy summary_dispute_of_line on summary_dispute
  using (not (select caller_is_staff()) and exists (select from summary_line l where l.line_id = summary_dispute.line_id));
revoke update, delete, truncate on summary_dispute from yantra_app;

-- Who agreed to the open lines of a version, and how.
create table summary_certification (
  summary_sheet_id uuid not null,
  version integer not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  how text not null check (how in ('OTP', 'DEEMED')),
  name text check (char_length(name) between 1 and 200),
  ip text check (char_length(ip) between 1 and 60),
  actor_account_id uuid references account,
  certified_at timestamptz not null,
  primary key (summary_sheet_id, version),
  foreign key (summary_sheet_id, version) references summary_version,
  constraint summary_certification_deemed
    check ((how = 'DEEMED') = (name is null) and (how = 'DEEMED') = (actor_account_id is null))
);
alter table summary_certification enable row level security;
create policy summary_certification_at_desk on summary_certification for select using ((select caller_is_staff()));
create policy summary_certification_of_accounts on summary_certification
  using ((select staff_may('summary-sheets')));
create policy summary_certification_of_sheet on summary_certification using (
  not (select caller_is_staff())
  and exists (select from summary_sheet where summary_sheet.summary_sheet_id = summary_certification.summary_sheet_id));
revoke update, delete, truncate on summary_certification from yantra_app;
