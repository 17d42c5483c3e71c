-- Signed links: whoever holds one may do one thing with one record, until it ends (docs/decisions/0047-signed-links.md).
create table signed_link (
  link_id uuid primary key,
  purpose text not null check (purpose in ('SIGN_LOGSHEET', 'LOG_JOB', 'GATE_PASS')),
  -- The record that it opens: a logsheet to sign, a job to log, a challan to admit.
  subject_id uuid not null,
  -- The version of the record, where the link opens only one.
  version integer check (version between 1 and 99),
  -- SHA-256 of the token in base64url; the token itself is stored nowhere.
  token_hash text not null unique check (char_length(token_hash) = 43),
  -- The name and phone number of its holder.
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
create policy signed_link_of_operations on signed_link using ((select staff_may('jobs')));
create policy signed_link_of_customer on signed_link
  using (not (select caller_is_staff()) and visible_to_caller(account_id, company_id));
create policy signed_link_of_holder on signed_link for select using (link_id = (select caller_link_id()));
create policy signed_link_used on signed_link for update using (link_id = (select caller_link_id()));
-- Before its holder is known, and when its message is sent.
create policy signed_link_by_token on signed_link for select using ((select serves('links')));
revoke update, delete, truncate on signed_link from yantra_app;
grant update (read_at, used_at, revoked_at) on signed_link to yantra_app;

alter table file add foreign key (link_id) references signed_link;
