-- The desk's inbox: whose turn an enquiry is, who handles it, by when it is answered first, and what is said about it.
alter table enquiry add column assignee_id uuid references staff;
-- By the working hours at submission; null for enquiries from before the desk.
alter table enquiry add column answer_due_at timestamptz;
alter table enquiry add column answer_minutes integer check (answer_minutes between 1 and 10000);
alter table enquiry add column first_answered_at timestamptz;
alter table enquiry add column last_spoke text not null default 'CUSTOMER' check (last_spoke in ('CUSTOMER', 'STAFF'));
alter table enquiry add column last_spoke_at timestamptz;
update enquiry set last_spoke_at = submitted_at;
alter table enquiry alter column last_spoke_at set not null;

-- Whose turn it is follows from the status and from who spoke last (contract/enquiries.inbox.ts).
create function enquiry_turn(status text, first_answered_at timestamptz, last_spoke text) returns text
  language sql immutable parallel safe
  return case
    when status = 'ACCEPTED' then 'WON'
    when status = 'CANCELLED' then 'CLOSED'
    when status = 'SUBMITTED' and first_answered_at is null then 'FIRST_ANSWER'
    when last_spoke = 'CUSTOMER' and first_answered_at is not null then 'CHANGE_REQUESTED'
    when status in ('DECLINED', 'EXPIRED') then 'CLOSED'
    else 'CUSTOMER_TURN' end;
-- One index for each order of the inbox: by the clock, by who waits longest, and newest first.
create index enquiry_by_clock on enquiry (coalesce(answer_due_at, submitted_at))
  where enquiry_turn(status, first_answered_at, last_spoke) = 'FIRST_ANSWER';
create index enquiry_by_turn on enquiry (enquiry_turn(status, first_answered_at, last_spoke), last_spoke_at);
create index enquiry_by_city on enquiry (city_slug);
create index enquiry_by_assignee on enquiry (assignee_id) where assignee_id is not null;

-- What customer and desk tell each other. The number orders the messages and bounds a conversation.
create table enquiry_message (
  message_id uuid primary key,
  enquiry_id uuid not null references enquiry on delete cascade,
  message_no smallint not null check (message_no between 1 and 500),
  text text not null check (char_length(text) between 1 and 4000),
  actor_kind text not null check (actor_kind in ('CUSTOMER', 'STAFF')),
  actor_account_id uuid references account,
  actor_name text check (char_length(actor_name) between 1 and 200),
  sent_at timestamptz not null,
  -- When the other side read it.
  read_at timestamptz,
  unique (enquiry_id, message_no),
  constraint enquiry_message_by_actor check (is_actor(actor_kind, actor_account_id, actor_name))
);
create index enquiry_message_unread on enquiry_message (enquiry_id) where read_at is null;
create index enquiry_message_of_actor on enquiry_message (actor_account_id, sent_at);

-- What only the desk reads.
create table enquiry_note (
  note_id uuid primary key,
  enquiry_id uuid not null references enquiry on delete cascade,
  note_no smallint not null check (note_no between 1 and 500),
  text text not null check (char_length(text) between 1 and 4000),
  author_id uuid not null references staff,
  author_name text not null check (char_length(author_name) between 1 and 200),
  written_at timestamptz not null,
  unique (enquiry_id, note_no)
);

-- All staff read; who may answer enquiries also changes them.
alter policy enquiry_of_owner on enquiry
  using (visible_to_caller(account_id, company_id) or staff_may('enquiries'))
  with check (visible_to_caller(account_id, company_id) or staff_may('enquiries'));
create policy enquiry_at_desk on enquiry for select using (caller_is_staff());

alter policy enquiry_line_of_enquiry on enquiry_line
  using (not caller_is_staff()
    and exists (select from enquiry where enquiry.enquiry_id = enquiry_line.enquiry_id))
  with check (not caller_is_staff()
    and exists (select from enquiry where enquiry.enquiry_id = enquiry_line.enquiry_id));
create policy enquiry_line_at_desk on enquiry_line for select using (caller_is_staff());

alter policy enquiry_event_of_enquiry on enquiry_event
  using (staff_may('enquiries') or not caller_is_staff()
    and exists (select from enquiry where enquiry.enquiry_id = enquiry_event.enquiry_id))
  with check (staff_may('enquiries') or not caller_is_staff()
    and exists (select from enquiry where enquiry.enquiry_id = enquiry_event.enquiry_id));
create policy enquiry_event_at_desk on enquiry_event for select using (caller_is_staff());

alter table enquiry_message enable row level security;
create policy enquiry_message_of_enquiry on enquiry_message
  using (staff_may('enquiries') or not caller_is_staff()
    and exists (select from enquiry where enquiry.enquiry_id = enquiry_message.enquiry_id))
  with check (staff_may('enquiries') or not caller_is_staff()
    and exists (select from enquiry where enquiry.enquiry_id = enquiry_message.enquiry_id));
-- Everybody speaks for themselves.
create policy enquiry_message_spoken on enquiry_message as restrictive for insert
  with check (actor_account_id = coalesce(caller_staff(), caller_account())
    and (actor_kind = 'STAFF') = caller_is_staff());
create policy enquiry_message_at_desk on enquiry_message for select using (caller_is_staff());
-- What was said stays said; only the reading of it is added.
revoke update, delete, truncate on enquiry_message from yantra_app;
grant update (read_at) on enquiry_message to yantra_app;

alter table enquiry_note enable row level security;
create policy enquiry_note_kept on enquiry_note
  using (staff_may('enquiries')) with check (author_id = caller_staff() and staff_may('enquiries'));
create policy enquiry_note_at_desk on enquiry_note for select using (caller_is_staff());
revoke update, delete, truncate on enquiry_note from yantra_app;

create policy project_site_at_desk on project_site for select using (caller_is_staff());

-- Notices that a member of staff causes are counted with those of their account; never where a transaction names a
-- customer's account as staff.
alter policy caused_notice_of_sender on caused_notice
  using (between_caller(account_id, company_id)
    or account_id = caller_staff() and exists (select from staff s where s.account_id = caller_staff()))
  with check (between_caller(account_id, company_id)
    or account_id = caller_staff() and exists (select from staff s where s.account_id = caller_staff()));

-- Who wrote a message is named to whoever reads it, also after leaving the company.
alter policy account_seen on account using (
  between_caller(account_id, company_id)
  or caller_is_staff()
  or serves('availability', 'sweep')
  or exists (select from access_request r where r.account_id = account.account_id and r.status = 'PENDING')
  or exists (select from enquiry_event e
    where e.actor_account_id = account.account_id and e.actor_kind = 'CUSTOMER')
  or exists (select from enquiry_message m
    where m.actor_account_id = account.account_id and m.actor_kind = 'CUSTOMER'));
