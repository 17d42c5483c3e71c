-- The name in the GST directory: what outsiders are told, as the company's own name is free text. Null where the company
-- was registered before this was kept; then its GSTIN stands for it.
alter table company add column registered_name text;

-- A company that its last person has left is dissolved: its documents stay, its GSTIN is free for another registration.
alter table company add column status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISSOLVED'));
alter table company add column dissolved_at timestamptz;
alter table company add constraint company_dissolved_at_some_time
  check ((status = 'DISSOLVED') = (dissolved_at is not null));
drop index company_once;
create unique index company_once on company (gstin) where status = 'ACTIVE';

-- Five hundred numbered places make one site more impossible, whatever runs beside it.
-- An owner under FORCE would not see the rows to number.
alter table project_site no force row level security;
alter table project_site add column slot smallint;
update project_site set slot = numbered.slot
from (select address_id, row_number() over (partition by company_id order by created_at, address_id) as slot
  from project_site) as numbered
where project_site.address_id = numbered.address_id;
alter table project_site alter column slot set not null;
-- A company that has more keeps them.
alter table project_site add constraint project_site_slot check (slot between 1 and 500) not valid;
create unique index project_site_slot_once on project_site (company_id, slot);

-- Notices that somebody caused somebody else to get, of the last day: the ground of the limits.
create table caused_notice (
  notice_id uuid primary key,
  -- Who caused it, and for which company: both count, so that a company made anew has no new allowance.
  account_id uuid not null references account on delete cascade,
  company_id uuid references company on delete cascade,
  recipient text not null check (char_length(recipient) between 3 and 50),
  caused_at timestamptz not null
);
create index caused_notice_by_company on caused_notice (company_id, caused_at) where company_id is not null;
create index caused_notice_by_account on caused_notice (account_id, caused_at);
create index caused_notice_by_recipient on caused_notice (recipient, caused_at);
create index caused_notice_by_age on caused_notice (caused_at);

alter table caused_notice enable row level security;
create policy caused_notice_of_sender on caused_notice
  using (company_id = nullif(current_setting('app.company', true), '')::uuid
    or account_id = nullif(current_setting('app.account', true), '')::uuid)
  with check (company_id = nullif(current_setting('app.company', true), '')::uuid
    or account_id = nullif(current_setting('app.account', true), '')::uuid);
-- Whoever is about to send one more sees what the recipient got from everybody.
create policy caused_notice_counted on caused_notice for select
  using (recipient = nullif(current_setting('app.notice_recipient', true), ''));
create policy caused_notice_swept_seen on caused_notice for select
  using (caused_at < nullif(current_setting('app.swept_before', true), '')::timestamptz);
create policy caused_notice_swept on caused_notice for delete
  using (caused_at < nullif(current_setting('app.swept_before', true), '')::timestamptz);
