-- Signed links: whoever holds one may do one thing with one record, until it ends (docs/decisions/0047-signed-links.md).
create function caller_link_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.link_id', true), '')::uuid;

create table signed_link (
  link_id uuid primary key,
  purpose text not null check (purpose in ('SIGN_LOGSHEET', 'LOG_JOB', 'GATE_PASS')),
  -- The record that it opens: a logsheet to sign, a job to log or to admit.
  subject_id uuid not null,
  -- The version of the record, where the link opens only one.
  version integer check (version between 1 and 99),
  -- SHA-256 of the token in base64url; the token itself is stored nowhere.
  token_hash text not null unique check (char_length(token_hash) = 43),
  -- Whom it was made for.
  name text not null check (char_length(name) between 1 and 100),
  phone text check (phone ~ '^[0-9]{10}$'),
  language text not null check (language in ('en', 'hi')),
  -- The customer on whose side it was made; neither at the desk.
  account_id uuid references account,
  company_id uuid references company,
  maker_id uuid not null references account,
  made_by text not null check (char_length(made_by) between 1 and 200),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  is_sent boolean not null,
  read_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz,
  constraint signed_link_sent check (phone is not null or not is_sent)
);
create index signed_link_of_subject on signed_link (subject_id, purpose);
create index signed_link_by_maker on signed_link (maker_id, made_at);

alter table signed_link enable row level security;
create policy signed_link_at_desk on signed_link for select using ((select caller_is_staff()));
create policy signed_link_of_operations on signed_link
  using ((select staff_may('jobs'))) with check ((select staff_may('jobs')));
create policy signed_link_of_customer on signed_link
  using (not (select caller_is_staff()) and visible_to_caller(account_id, company_id))
  with check (not (select caller_is_staff()) and visible_to_caller(account_id, company_id));
create policy signed_link_of_holder on signed_link for select using (link_id = (select caller_link_id()));
create policy signed_link_used on signed_link for update
  using (link_id = (select caller_link_id())) with check (link_id = (select caller_link_id()));
-- Before its holder is known, and when its message is sent.
create policy signed_link_by_token on signed_link for select using ((select serves('links')));
revoke update, delete, truncate on signed_link from yantra_app;
grant update (read_at, used_at, revoked_at) on signed_link to yantra_app;

-- A logsheet is open to the holder of the link for it, and to whoever logs its job; what hangs on it follows it.
create policy logsheet_of_link on logsheet
  using (caller_link('SIGN_LOGSHEET', logsheet_id) or caller_link('LOG_JOB', job_id))
  with check (caller_link('SIGN_LOGSHEET', logsheet_id) or caller_link('LOG_JOB', job_id));

-- What logsheets read of jobs. The table stays shut to links, and with it all that is seen by whoever sees the job.
create view logged_job with (security_barrier) as
  select job_id, job_number, status, product_name, site_name, address_id, account_id, company_id, city_slug, agreed,
    machine_id, on_hire_from, to_date, billing_stops_at
  from job
  where (select caller_is_staff()) or visible_to_caller(account_id, company_id) or caller_link('LOG_JOB', job_id)
    or exists (select from logsheet
      where logsheet.job_id = job.job_id and caller_link('SIGN_LOGSHEET', logsheet.logsheet_id));
revoke insert, update, delete on logged_job from yantra_app;

-- Locks a job for whoever writes its logs, among them links, which may not lock a row of the table.
create function lock_logged_job(id uuid) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform from job where job_id = id and exists (select from logged_job seen where seen.job_id = id) for update;
end $$;
