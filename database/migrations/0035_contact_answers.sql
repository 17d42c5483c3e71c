-- Contact messages at the desk: staff answer them by mail and mark them done.
alter table contact_message
  add column status text not null default 'NEW' check (status in ('NEW', 'ANSWERED', 'DONE')),
  add column version integer not null default 1;
create index contact_message_by_status on contact_message (status, message_id);

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

-- A case, because must_serve raises an error and an `or` promises no order.
create policy contact_message_seen on contact_message for select using (caller_is_staff());
alter policy contact_message_of_letters on contact_message
  using (case when caller_is_staff() then staff_may('contact-messages') else must_serve('letters') end)
  with check (case when caller_is_staff() then staff_may('contact-messages') else must_serve('letters') end);
