-- The renting company's settings. Each save adds a version, which nobody who serves requests changes or deletes, so a
-- document can name the version it was issued under.
create table settings_version (
  version integer primary key check (version > 0),
  -- The shape `Settings` of contract/settings.ts, whole.
  contents jsonb not null check (jsonb_typeof(contents) = 'object' and char_length(contents::text) <= 400000),
  -- Names of the fields that differ from the version before.
  changed text[] not null check (cardinality(changed) <= 1000),
  saved_at timestamptz not null,
  -- Null for the starting values of a release.
  saved_by uuid references account,
  saved_by_name text not null check (char_length(saved_by_name) between 1 and 120)
);
revoke update, delete, truncate on settings_version from yantra_app;

-- Where machines stand when they are not on hire.
create table yard (
  yard_id uuid primary key,
  name text not null check (char_length(name) between 1 and 60),
  city text not null references city,
  address text not null check (char_length(address) between 1 and 240),
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  latitude double precision not null check (latitude between 6 and 38),
  longitude double precision not null check (longitude between 68 and 98),
  is_active boolean not null default true,
  version integer not null default 1,
  added_at timestamptz not null
);
create unique index yard_name on yard (lower(name));
revoke delete, truncate on yard from yantra_app;
