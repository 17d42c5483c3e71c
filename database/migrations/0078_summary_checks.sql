-- What the rules said to each version of a summary sheet before it was sent, and the desk's answers to what they found.
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
  -- Nothing is sent with a finding that nobody answered.
  constraint summary_check_answered check (
    (result = 'FINDING') = (answer is not null) and (answer is null) = (answered_by is null))
);
alter table summary_check enable row level security;
create policy summary_check_at_desk on summary_check for select using ((select caller_is_staff()));
create policy summary_check_of_accounts on summary_check using ((select staff_may('summary-sheets')))
  with check ((select staff_may('summary-sheets')));
create policy summary_check_of_sheet on summary_check for select using (not (select caller_is_staff()) and exists (
  select from summary_sheet where summary_sheet.summary_sheet_id = summary_check.summary_sheet_id));
revoke update, delete, truncate on summary_check from yantra_app;
