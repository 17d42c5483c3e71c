-- When the person last proved by a code who they are; a session that follows from another one takes this over.
alter table token_family add column signed_in_at timestamptz;
update token_family set signed_in_at = created_at;
alter table token_family alter column signed_in_at set not null;

-- When the person themself entered it on their profile; null where registration or an administrator gave it.
alter table identifier add column changed_at timestamptz;

-- A phone or e-mail address that another one took the place of: whoever reads its messages may have it back for a while.
create table replaced_identifier (
  -- SHA-256 of the token in the link.
  token_hash text primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('PHONE', 'EMAIL')),
  value text not null,
  replaced_at timestamptz not null,
  expires_at timestamptz not null
);
create index replaced_identifier_by_account on replaced_identifier (account_id, kind, replaced_at);
create index replaced_identifier_by_age on replaced_identifier (expires_at);

-- GSTINs are public: whose a company is was only said by whoever registered it, until somebody of the house looked.
alter table company add column verification text not null default 'UNVERIFIED'
  check (verification in ('UNVERIFIED', 'VERIFIED', 'DISPUTED'));
alter table company add column verified_at timestamptz;
alter table company add column verified_by text;
alter table company add constraint company_verified_by_somebody
  check (num_nulls(verified_at, verified_by) = case verification when 'VERIFIED' then 0 else 2 end);

-- Who judged a company, when and why.
create table company_event (
  event_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  event text not null check (event in ('VERIFIED', 'DISPUTED')),
  judged_by text not null check (char_length(judged_by) between 1 and 120),
  reason text not null check (char_length(reason) between 1 and 2000),
  happened_at timestamptz not null
);
create index company_event_of_company on company_event (company_id, happened_at);

alter table company_event enable row level security;
alter table company_event force row level security;
create policy company_event_of_company on company_event
  using (company_id = nullif(current_setting('app.company', true), '')::uuid)
  with check (company_id = nullif(current_setting('app.company', true), '')::uuid);
