-- Messages of visitors by the contact form; kept even if no mail of them goes out. Staff answer them by mail and mark
-- them done.
create table contact_message (
  message_id uuid primary key,
  sender_name text not null check (char_length(sender_name) between 1 and 60 and sender_name !~ '[[:cntrl:]]'),
  email text not null check (char_length(email) between 3 and 50),
  phone text check (phone ~ '^[0-9]{10}$'),
  message text not null check (char_length(message) between 10 and 2000),
  status text not null default 'NEW' check (status in ('NEW', 'ANSWERED', 'DONE')),
  version integer not null default 1,
  -- Its network address: for the hourly limit, and deleted once it no longer counts.
  address text,
  -- SHA-256 of sender and text.
  digest text not null,
  received_at timestamptz not null,
  -- The day in India.
  received_on date not null,
  -- A form that is sent again, because its reply was lost or a button was pressed twice, is the same message.
  constraint contact_message_once_a_day unique (digest, received_on)
);
create index contact_message_by_sender on contact_message (email, received_at);
create index contact_message_by_address on contact_message (address, received_at) where address is not null;
create index contact_message_by_status on contact_message (status, message_id);
alter table contact_message enable row level security;
create policy contact_message_seen on contact_message for select using (caller_is_staff());
-- A case, because must_serve raises an error and an `or` promises no order.
create policy contact_message_of_form on contact_message
  using (case when caller_is_staff() then staff_may('contact-messages') else must_serve('contact-form') end);

-- Each answer as it was sent, for good.
create table contact_answer (
  answer_id uuid primary key,
  message_id uuid not null references contact_message,
  text text not null check (char_length(text) between 1 and 4000),
  answered_by uuid not null references account,
  answered_by_name text not null check (char_length(answered_by_name) between 1 and 120),
  answered_at timestamptz not null
);
create index contact_answer_of_message on contact_answer (message_id, answer_id);
alter table contact_answer enable row level security;
create policy contact_answer_seen on contact_answer for select using (caller_is_staff());
create policy contact_answer_of_staff on contact_answer using (staff_may('contact-messages'))
  with check (staff_may('contact-messages') and answered_by = caller_staff());
revoke update, delete, truncate on contact_answer from yantra_app;
