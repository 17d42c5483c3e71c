-- The role that serves requests. It owns nothing, so row-level security holds for it.
-- Roles belong to the whole server: another database may have made this one already.
do $$ begin
  create role yantra_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant yantra_app to current_user;

create extension if not exists pg_trgm;
create extension if not exists unaccent;

grant usage on schema public to yantra_app;
alter default privileges in schema public grant select, insert, update, delete on tables to yantra_app;
alter default privileges in schema public grant usage on sequences to yantra_app;

-- What the demo sent instead of a real SMS or e-mail; read at /dev/outbox, never written in live mode.
create table outbox_message (
  message_id uuid primary key,
  recipient text not null,
  channel text not null check (channel in ('sms', 'email')),
  purpose text not null check (purpose in ('code', 'notice')),
  subject text not null,
  body text not null,
  sent_at timestamptz not null
);
create index outbox_message_by_recipient on outbox_message (recipient, sent_at desc);
