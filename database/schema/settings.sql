-- The renting company's settings. Each save adds a version, which nobody who serves requests changes or deletes, so a
-- document can name the version it was issued under.
create table settings_version (
  version integer primary key check (version > 0),
  -- The shape `Settings` of contract/settings.ts, whole.
  contents jsonb not null check (jsonb_typeof(contents) = 'object' and char_length(contents::text) <= 400000),
  -- Names of the fields that differ from the version before.
  changed text[] not null check (cardinality(changed) <= 1000),
  saved_at timestamptz not null,
  -- Null for the starting values of a release. session.sql adds the foreign key.
  saved_by uuid,
  saved_by_name text not null check (char_length(saved_by_name) between 1 and 120)
);
revoke update, delete, truncate on settings_version from yantra_app;
