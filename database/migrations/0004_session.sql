-- People, what proves who they are, and their sessions. All of it is read before anybody is known,
-- so these tables carry no row-level security; the secrets in them are hashes.

create table account (
  account_id uuid primary key,
  -- A short code to quote on the phone: no 0, 1, I, L, O, U.
  public_key text not null unique check (public_key ~ '^YN-[2-9A-HJKMNP-TV-Z]{6}$'),
  first_name text not null check (char_length(first_name) <= 25),
  last_name text not null check (char_length(last_name) <= 25),
  role text not null check (role in ('ROLE_USER', 'ROLE_ADMIN')),
  user_type text not null check (user_type in ('INDIVIDUAL', 'COMPANY')),
  status text not null check (status in ('ACTIVE', 'INACTIVE')),
  created_at timestamptz not null,
  constraint account_admin_of_company check (role <> 'ROLE_ADMIN' or user_type = 'COMPANY')
);

create table identifier (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('PHONE', 'EMAIL')),
  value text not null,
  -- Null until a code sent there was typed in; only then it signs anybody in.
  verified_at timestamptz,
  primary key (account_id, kind, value),
  constraint identifier_form check (
    case kind when 'PHONE' then value ~ '^[0-9]{10}$' else value = lower(value) and char_length(value) <= 50 end
  )
);
create unique index identifier_proved_once on identifier (kind, value) where verified_at is not null;
create unique index identifier_one_proved_of_a_kind on identifier (account_id, kind) where verified_at is not null;
create unique index identifier_one_pending_of_a_kind on identifier (account_id, kind) where verified_at is null;
create index identifier_by_value on identifier (kind, value);

-- One row for each identifier and purpose that ever asked for a code: its lock, its window, its pause.
create table code_challenge (
  purpose text not null,
  identifier text not null,
  window_until timestamptz not null,
  sends bigint not null default 1,
  failures integer not null default 0 check (failures between 0 and 100),
  paused_until timestamptz,
  primary key (purpose, identifier)
);
create index code_challenge_by_age on code_challenge (window_until);

-- Two slots: a new code leaves the one before it alive, so that nobody can void another person's code.
create table one_time_code (
  purpose text not null,
  identifier text not null,
  slot smallint not null check (slot in (0, 1)),
  -- HMAC-SHA-256 of purpose, identifier and code; its key is not in the database.
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  used_at timestamptz,
  primary key (purpose, identifier, slot),
  foreign key (purpose, identifier) references code_challenge on delete cascade
);

-- What was sent in the last day, to whom and at whose request: the ground of the hourly and daily limits.
create table code_send (
  send_id uuid primary key,
  identifier text not null,
  address text not null,
  sent_at timestamptz not null
);
create index code_send_by_identifier on code_send (identifier, sent_at);
create index code_send_by_address on code_send (address, sent_at);
create index code_send_by_age on code_send (sent_at);

create table token_family (
  family_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- The identifier whose code opened this session.
  signed_in_with text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  revoked_at timestamptz
);
create index token_family_by_account on token_family (account_id);

create table refresh_token (
  -- SHA-256 of the token.
  token_hash text primary key,
  family_id uuid not null references token_family on delete cascade,
  created_at timestamptz not null,
  superseded_at timestamptz,
  successor_hash text unique references refresh_token deferrable initially deferred,
  -- The successor, sealed under a key made from this very token, which is not in the database.
  successor_sealed text,
  constraint refresh_token_succession check (num_nulls(superseded_at, successor_hash, successor_sealed) in (0, 3))
);
create unique index refresh_token_one_head on refresh_token (family_id) where superseded_at is null;
create index refresh_token_by_family on refresh_token (family_id);

-- New users' tokens that have made an account.
create table spent_token (
  token_id uuid primary key,
  -- Deferred: the token is spent first, so that of two registrations at once one waits and is refused.
  account_id uuid not null references account on delete cascade deferrable initially deferred,
  spent_at timestamptz not null
);
