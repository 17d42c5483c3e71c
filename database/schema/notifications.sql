-- A person's notifications. Title and text are made of kind and params when they are read.
create table notification (
  notification_id uuid primary key,
  account_id uuid not null references account,
  -- The event, so that a task that runs twice notifies once.
  fact text not null check (char_length(fact) between 1 and 200),
  kind text not null check (kind ~ '^[a-zA-Z]{1,60}$'),
  params jsonb not null check (jsonb_typeof(params) = 'object' and char_length(params::text) <= 8000),
  -- The record; its address is built of kind and id.
  record_id uuid,
  happened_at timestamptz not null,
  read_at timestamptz,
  constraint notification_once_a_fact unique (account_id, fact)
);
create index notification_of_person on notification (account_id, happened_at desc, notification_id desc);
create index notification_unread on notification (account_id) where read_at is null;
create index notification_by_age on notification (happened_at);
alter table notification enable row level security;
create policy notification_of_account on notification
  using (visible_to_caller(account_id, null) or serves('notifications'));
create policy notification_swept_seen on notification for select using (happened_at < swept_before()
  or serves('sweep') and exists (
    select from account a where a.account_id = notification.account_id and a.status = 'DELETED'));
create policy notification_swept on notification for delete using (happened_at < swept_before()
  or serves('sweep') and exists (
    select from account a where a.account_id = notification.account_id and a.status = 'DELETED'));

-- A person's choice of messages, by kind and channel. Without a row: e-mails, and text messages only to people without a
-- verified e-mail address.
create table notification_preference (
  account_id uuid not null references account,
  topic text not null check (topic ~ '^[a-zA-Z]{1,60}$'),
  channel text not null check (channel in ('EMAIL', 'PHONE')),
  is_on boolean not null,
  primary key (account_id, topic, channel)
);
alter table notification_preference enable row level security;
create policy notification_preference_of_account on notification_preference
  using (visible_to_caller(account_id, null));
create policy notification_preference_read on notification_preference for select using (serves('notifications'));
