-- Nobody can lock anybody out of signing in: a code belongs to the challenge that asked for it, and a browser that has
-- signed in before has a window and an allowance of its own. Codes live five minutes, so those under way are dropped.
drop table one_time_code;
drop table code_challenge;
drop table code_send;

-- A browser that has signed in with an identifier before; it goes with the identifier. Four places a person and identifier.
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

-- One row for each track: an identifier, a purpose, and a known device or '' for everybody else. Its lock, window and pause.
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

-- The codes of the last day, one row for each send: what is tried, and the ground of the limits.
create table one_time_code (
  code_id uuid primary key,
  purpose text not null,
  identifier text not null,
  device_hash text not null,
  -- Where it was asked for: an IPv4 address or a /64 of IPv6.
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

-- Who may try a code: whoever asked for it, and under attack whoever reads the key in its message.
create table code_challenge (
  -- SHA-256 of the challenge.
  challenge_hash text primary key,
  code_id uuid not null references one_time_code on delete cascade,
  tries smallint not null default 0 check (tries between 0 and 5)
);
create index code_challenge_by_code on code_challenge (code_id);

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
