-- Enquiries with their lines, messages and notes; who waits for a product.

create table enquiry (
  enquiry_id uuid primary key,
  enquiry_number text not null unique,
  enquiry_date date not null,
  account_id uuid not null references account,
  -- An enquiry for a company stays with the company, whoever made it.
  company_id uuid references company,
  status text not null check (status in ('SUBMITTED', 'QUOTED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CANCELLED')),
  city_slug text not null references city,
  project_site_id uuid references project_site on delete set null,
  -- The address of a site is kept as it was, in one line.
  delivery_address text not null check (char_length(delivery_address) between 10 and 500),
  start_date date not null,
  operator_required boolean not null,
  po_number text check (char_length(po_number) <= 40),
  notes text check (char_length(notes) <= 2000),
  submitted_at timestamptz not null,
  -- Of the desk's inbox: who handles it, by when its first answer is due by the working hours at submission, and who
  -- spoke last.
  assignee_id uuid references staff,
  answer_due_at timestamptz,
  answer_minutes integer check (answer_minutes between 1 and 10000),
  first_answered_at timestamptz,
  last_spoke text not null default 'CUSTOMER' check (last_spoke in ('CUSTOMER', 'STAFF')),
  last_spoke_at timestamptz not null,
  -- When the validity of its live quote ends; the desk sets it with each version it sends.
  live_until timestamptz
);
create index enquiry_of_account on enquiry (account_id, submitted_at desc, enquiry_id desc);
create index enquiry_of_company on enquiry (company_id, submitted_at desc, enquiry_id desc) where company_id is not null;
create index enquiry_by_project_site on enquiry (project_site_id) where project_site_id is not null;
create index enquiry_by_city on enquiry (city_slug);
create index enquiry_by_assignee on enquiry (assignee_id) where assignee_id is not null;
create index enquiry_live on enquiry (live_until) where status = 'QUOTED';

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
-- One index for each order of the inbox: by the clock, and by who waits longest; and for what was due in a month.
create index enquiry_by_clock on enquiry (coalesce(answer_due_at, submitted_at))
  where enquiry_turn(status, first_answered_at, last_spoke) = 'FIRST_ANSWER';
create index enquiry_by_turn on enquiry (enquiry_turn(status, first_answered_at, last_spoke), last_spoke_at);
create index enquiry_by_answer_due on enquiry (answer_due_at) include (first_answered_at);

-- Validity ends by the clock: an enquiry reads as expired from then on, before a task has moved it.
create function enquiry_status_at(status text, live_until timestamptz, at timestamptz) returns text
  language sql immutable parallel safe
  return case when status = 'QUOTED' and at >= live_until then 'EXPIRED' else status end;

-- A person sees their own, and those of the company they belong to now; what was made for a former company stays with it.
-- All staff read; those who may answer enquiries also change them.
alter table enquiry enable row level security;
create policy enquiry_of_owner on enquiry
  using ((select staff_may('enquiries'))
    or not (select caller_is_staff()) and visible_to_caller(account_id, company_id))
  with check (visible_to_caller(account_id, company_id) or staff_may('enquiries'));
create policy enquiry_at_desk on enquiry for select using ((select caller_is_staff()));
create policy enquiry_served on enquiry for select using ((select serves('quotes')));

create table enquiry_line (
  enquiry_id uuid not null references enquiry on delete cascade,
  line_no smallint not null check (line_no between 1 and 10),
  product_id uuid not null references product,
  -- As it was at submission.
  product_name text not null,
  quantity integer not null check (quantity between 1 and 999),
  period text not null check (period in ('DAY', 'WEEK', 'MONTH')),
  duration integer not null check (duration between 1 and 120),
  primary key (enquiry_id, line_no),
  unique (enquiry_id, product_id)
);
alter table enquiry_line enable row level security;
create policy enquiry_line_of_enquiry on enquiry_line using (
  not (select caller_is_staff()) and exists (select from enquiry where enquiry.enquiry_id = enquiry_line.enquiry_id));
create policy enquiry_line_at_desk on enquiry_line for select using ((select caller_is_staff()));

select create_event_table('enquiry', 'enquiry_id', 'enquiries');
create index enquiry_event_by_actor on enquiry_event (actor_account_id);

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
alter table enquiry_message enable row level security;
create policy enquiry_message_of_enquiry on enquiry_message using (
  (select staff_may('enquiries')) or not (select caller_is_staff())
    and exists (select from enquiry where enquiry.enquiry_id = enquiry_message.enquiry_id));
-- Everybody speaks for themselves.
create policy enquiry_message_spoken on enquiry_message as restrictive for insert
  with check (actor_account_id = coalesce(caller_staff(), caller_account())
    and (actor_kind = 'STAFF') = caller_is_staff());
create policy enquiry_message_at_desk on enquiry_message for select using ((select caller_is_staff()));
-- A message never changes; only its reading is added.
revoke update, delete, truncate on enquiry_message from yantra_app;
grant update (read_at) on enquiry_message to yantra_app;

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
alter table enquiry_note enable row level security;
create policy enquiry_note_kept on enquiry_note
  using (staff_may('enquiries')) with check (author_id = caller_staff() and staff_may('enquiries'));
create policy enquiry_note_at_desk on enquiry_note for select using (caller_is_staff());
revoke update, delete, truncate on enquiry_note from yantra_app;

-- Who wants an e-mail when a product is available in a city; deleted once they were told.
create table availability_subscription (
  subscription_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  product_id uuid not null references product on delete cascade,
  city_slug text not null references city,
  subscribed_at timestamptz not null,
  constraint availability_subscription_once unique (account_id, product_id, city_slug)
);
create index availability_subscription_of_place on availability_subscription (product_id, city_slug, subscribed_at);
alter table availability_subscription enable row level security;
create policy availability_subscription_of_account on availability_subscription
  using (visible_to_caller(account_id, null));
create policy availability_subscription_seen on availability_subscription for select using (caller_is_staff());
-- A transaction that tells that a product is available takes everybody's subscriptions for it in that city.
create policy availability_subscription_told_seen on availability_subscription for select
  using (tells_of(product_id, city_slug));
create policy availability_subscription_told on availability_subscription for delete
  using (tells_of(product_id, city_slug));
-- The daily sweep deletes those of deleted people.
create policy availability_subscription_swept_seen on availability_subscription for select
  using (serves('sweep') and exists (
    select from account a where a.account_id = availability_subscription.account_id and a.status = 'DELETED'));
create policy availability_subscription_swept on availability_subscription for delete
  using (serves('sweep') and exists (
    select from account a where a.account_id = availability_subscription.account_id and a.status = 'DELETED'));
