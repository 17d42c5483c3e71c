-- People, their contact points, codes and sessions. Codes and sessions are read for the purpose 'identity' alone; the
-- secrets among them are hashes.

------------------------------------------------------------------------------------------------------------------------
-- People

-- Staff of the renting company are accounts too, so that a phone number or e-mail address belongs to a customer or to a
-- member of staff, never to both. A deleted person is a row without a name, to which documents still point.
create table account (
  account_id uuid primary key,
  -- A short code to quote on the phone: no 0, 1, I, L, O, U.
  public_key text not null unique check (public_key ~ '^YN-[2-9A-HJKMNP-TV-Z]{6}$'),
  first_name text not null check (char_length(first_name) <= 25),
  last_name text not null check (char_length(last_name) <= 25),
  role text not null check (role in ('ROLE_USER', 'ROLE_ADMIN', 'ROLE_STAFF')),
  user_type text not null check (user_type in ('INDIVIDUAL', 'COMPANY')),
  -- The company a person belongs to: one at most. company.sql adds the foreign key.
  company_id uuid,
  company_since timestamptz,
  -- What a person may accept for the company: up to this limit each; administrators have none.
  accept_limit_paise bigint not null default 0 check (accept_limit_paise between 0 and 10000000000000),
  status text not null check (status in ('ACTIVE', 'INACTIVE', 'DELETED')),
  -- Of messages to the person; the site's language switch sets it.
  language text not null default 'en' check (language in ('en', 'hi')),
  created_at timestamptz not null,
  constraint account_of_company check ((user_type = 'COMPANY') = (company_id is not null)),
  constraint account_admin_of_company check (role <> 'ROLE_ADMIN' or user_type = 'COMPANY'),
  constraint account_staff_without_company
    check (role <> 'ROLE_STAFF' or user_type = 'INDIVIDUAL' and company_id is null),
  -- A person who leaves a company leaves its limit.
  constraint account_limit_of_member check (company_id is not null or accept_limit_paise = 0)
);
create index account_by_company on account (company_id) where company_id is not null;

-- Whether the caller sees something that the person asked for or wrote: an access request, an act on an enquiry, a
-- message. Customers see the names beside these, also after the person has left the company. A function keeps its plans
-- for the session; opened in the policy of accounts, these conditions took 4 to 80 ms to plan. It runs as its caller, so
-- the policies of the tables hold inside it.
create function has_dealt(person uuid) returns boolean language plpgsql stable parallel safe
  set search_path = public, pg_temp as $$
begin
  return exists (select from access_request r where r.account_id = person and r.status = 'PENDING')
    or exists (select from enquiry_event e where e.actor_account_id = person and e.actor_kind = 'CUSTOMER')
    or exists (select from enquiry_message m where m.actor_account_id = person and m.actor_kind = 'CUSTOMER');
end
$$;

alter table account enable row level security;
create policy account_of_identity on account using (serves('identity'));
-- Conditions are evaluated in this order, so the function is called last.
create policy account_seen on account for select using (
  (select caller_is_staff())
  or (select serves('identity', 'availability', 'notifications', 'sweep'))
  or between_caller(account_id, company_id)
  or has_dealt(account_id));

-- Phone numbers and e-mail addresses.
create table identifier (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('PHONE', 'EMAIL')),
  value text not null,
  -- Null until a code sent there was entered; only a verified one signs a person in.
  verified_at timestamptz,
  -- When the person entered it on their profile; null where registration or an administrator gave it.
  changed_at timestamptz,
  primary key (account_id, kind, value),
  constraint identifier_form check (
    case kind when 'PHONE' then value ~ '^[0-9]{10}$' else value = lower(value) and char_length(value) <= 50 end
  )
);
create unique index identifier_verified_once on identifier (kind, value) where verified_at is not null;
create unique index identifier_one_verified_of_a_kind on identifier (account_id, kind) where verified_at is not null;
create unique index identifier_one_pending_of_a_kind on identifier (account_id, kind) where verified_at is null;
create index identifier_by_value on identifier (kind, value);

-- Whoever sees the person sees their contact points.
alter table identifier enable row level security;
create policy identifier_of_identity on identifier using (serves('identity'));
create policy identifier_seen on identifier for select using (
  (select serves('identity')) or exists (select from account a where a.account_id = identifier.account_id));

-- A phone number or e-mail address that another one has replaced: the person who still reads its messages may have it
-- back for a while.
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
alter table replaced_identifier enable row level security;
create policy replaced_identifier_of_identity on replaced_identifier using (must_serve('identity'));

------------------------------------------------------------------------------------------------------------------------
-- Codes. Nobody can lock another person out of signing in: a code belongs to the challenge that asked for it, and a
-- browser that has signed in before has a window and an allowance of its own.

-- A browser that has signed in with an identifier before; it goes with the identifier. Four places for each identifier.
create table known_device (
  -- HMAC-SHA-256 of identifier and token; its key is not in the database.
  device_hash text not null unique,
  account_id uuid not null,
  kind text not null,
  value text not null,
  slot smallint not null check (slot between 1 and 4),
  last_used_at timestamptz not null,
  primary key (account_id, kind, value, slot),
  foreign key (account_id, kind, value) references identifier on delete cascade
);
create index known_device_by_age on known_device (last_used_at);
alter table known_device enable row level security;
create policy known_device_of_identity on known_device using (must_serve('identity'));

-- One row for each track: an identifier, a purpose, and a known device or '' for all others. Its lock, window and pause.
create table code_window (
  purpose text not null,
  identifier text not null,
  device_hash text not null,
  window_until timestamptz not null,
  sends bigint not null default 1,
  failures integer not null default 0 check (failures between 0 and 100),
  paused_until timestamptz,
  primary key (purpose, identifier, device_hash)
);
create index code_window_by_age on code_window (window_until);
alter table code_window enable row level security;
create policy code_window_of_identity on code_window using (must_serve('identity'));

-- The codes of the last day, one row for each send: what is tried, and the ground of the limits.
create table one_time_code (
  code_id uuid primary key,
  purpose text not null,
  identifier text not null,
  device_hash text not null,
  -- Where the request came from: an IPv4 address or a /64 of IPv6.
  network text not null,
  -- HMAC-SHA-256 of purpose, identifier and code; its key is not in the database.
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Once the provider took it, or may have: before that nothing is compared with it.
  is_sent boolean not null default false,
  -- What the code was made from, where nobody knows whether it arrived; without our pepper it tells nothing.
  late_seed text,
  shared_tries smallint not null default 0 check (shared_tries between 0 and 5),
  used_at timestamptz
);
create index one_time_code_by_identifier on one_time_code (identifier, sent_at);
create index one_time_code_by_network on one_time_code (network, sent_at);
create index one_time_code_by_age on one_time_code (sent_at);
alter table one_time_code enable row level security;
create policy one_time_code_of_identity on one_time_code using (must_serve('identity'));

-- Who may try a code: the browser that asked for it, and under attack the reader of the key in its message.
create table code_challenge (
  -- SHA-256 of the challenge.
  challenge_hash text primary key,
  code_id uuid not null references one_time_code on delete cascade,
  tries smallint not null default 0 check (tries between 0 and 5)
);
create index code_challenge_by_code on code_challenge (code_id);
alter table code_challenge enable row level security;
create policy code_challenge_of_identity on code_challenge using (must_serve('identity'));

-- Wrong tries of the last day.
create table wrong_try (
  try_id uuid primary key,
  identifier text not null,
  device_hash text not null,
  network text not null,
  -- How many codes it was compared with for want of a challenge.
  shared smallint not null,
  tried_at timestamptz not null
);
create index wrong_try_by_identifier on wrong_try (identifier, tried_at);
create index wrong_try_by_network on wrong_try (network, tried_at);
create index wrong_try_by_age on wrong_try (tried_at);
alter table wrong_try enable row level security;
create policy wrong_try_of_identity on wrong_try using (must_serve('identity'));

------------------------------------------------------------------------------------------------------------------------
-- Sessions

create table token_family (
  family_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- The identifier whose code opened this session.
  signed_in_with text not null,
  -- When the person last entered a code; a session that follows from another one takes this over.
  signed_in_at timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  revoked_at timestamptz
);
create index token_family_by_account on token_family (account_id);
alter table token_family enable row level security;
create policy token_family_of_identity on token_family using (must_serve('identity'));

create table refresh_token (
  -- SHA-256 of the token.
  token_hash text primary key,
  family_id uuid not null references token_family on delete cascade,
  created_at timestamptz not null,
  superseded_at timestamptz,
  -- It may belong to the session opened in place of its own; whichever is swept first, neither holds the other.
  successor_hash text unique references refresh_token on delete cascade deferrable initially deferred,
  -- The successor, sealed under a key made from this very token, which is not in the database.
  successor_sealed text,
  constraint refresh_token_succession check (num_nulls(superseded_at, successor_hash, successor_sealed) in (0, 3))
);
create unique index refresh_token_one_head on refresh_token (family_id) where superseded_at is null;
create index refresh_token_by_family on refresh_token (family_id);
alter table refresh_token enable row level security;
create policy refresh_token_of_identity on refresh_token using (must_serve('identity'));

-- New users' tokens that have made an account.
create table spent_token (
  token_id uuid primary key,
  -- Deferred: the token is spent first, so that of two registrations at once one waits and is refused.
  account_id uuid not null references account on delete cascade deferrable initially deferred,
  spent_at timestamptz not null
);
alter table spent_token enable row level security;
create policy spent_token_of_identity on spent_token using (must_serve('identity'));

-- The customer with a live session on an active account. Asked with each call, so the function takes the purpose itself
-- and gives it back; the session's id is the key to it.
create function session_holder(session uuid, person uuid)
  returns table (first_name text, last_name text, role text, user_type text, company_id uuid, signed_in_with text)
  language plpgsql set search_path = public, pg_temp as $$
declare before text := coalesce(current_setting('app.purpose', true), '');
begin
  perform set_config('app.purpose', 'identity', true);
  return query
    select a.first_name, a.last_name, a.role, a.user_type, a.company_id, f.signed_in_with
    from token_family f join account a using (account_id)
    where f.family_id = session and f.account_id = person and f.revoked_at is null and a.status = 'ACTIVE'
      and a.role <> 'ROLE_STAFF';
  perform set_config('app.purpose', before, true);
end
$$;

------------------------------------------------------------------------------------------------------------------------
-- Accounts in the tables of earlier rows

alter table idempotency_key add foreign key (account_id) references account on delete cascade;
alter table caused_notice add foreign key (account_id) references account on delete cascade;
alter table audit_entry add foreign key (actor_account_id) references account;
alter table batch add foreign key (account_id) references account;
alter table file add foreign key (account_id) references account;
alter table settings_version add foreign key (saved_by) references account;
