-- A customer's own data: what a company or a person takes along, and what goes with a person.

------------------------------------------------------------------------------------------------------------------------
-- Exports: one ZIP that the queue puts together in parts

create table data_export (
  export_id uuid primary key,
  -- Who asked for it; of a company, or else of that person.
  account_id uuid not null references account,
  company_id uuid references company,
  language text not null check (language in ('en', 'hi')),
  status text not null check (status in ('WAITING', 'READY', 'FAILED')),
  -- How many items it has, and how many of them are in; none until it is planned.
  items integer not null default 0 check (items >= 0),
  done integer not null default 0 check (done between 0 and items),
  asked_at timestamptz not null,
  -- It is deleted then.
  expires_at timestamptz not null check (expires_at > asked_at)
);
create unique index data_export_one_at_a_time on data_export (coalesce(company_id, account_id)) where status = 'WAITING';
create index data_export_of_company on data_export (company_id, asked_at) where company_id is not null;
create index data_export_of_account on data_export (account_id, asked_at);
create index data_export_by_age on data_export (expires_at);
alter table data_export enable row level security;
create policy data_export_of_owner on data_export using (visible_to_caller(account_id, company_id));
-- A signed address is read without a token.
create policy data_export_served on data_export for select using ((select serves('files')));
create policy data_export_swept_seen on data_export for select using (expires_at < swept_before());
create policy data_export_swept on data_export for delete using (expires_at < swept_before());

create table data_export_item (
  export_id uuid not null references data_export on delete cascade,
  item_no integer not null check (item_no > 0),
  kind text not null check (kind in ('README', 'FILES', 'ROWS', 'ACTS', 'PERSON', 'PRINT', 'FILE')),
  -- What is read for it: a kind of rows and a page, a document, a file.
  ref text not null check (char_length(ref) <= 100),
  path text not null check (char_length(path) between 1 and 300),
  primary key (export_id, item_no)
);
alter table data_export_item enable row level security;
create policy data_export_item_of_owner on data_export_item using (exists (select from data_export e
  where e.export_id = data_export_item.export_id and visible_to_caller(e.account_id, e.company_id)));

-- The bytes of the ZIP, in this order, each part under its own id in the storage of files.
create table data_export_part (
  export_id uuid not null references data_export on delete cascade,
  part_no integer not null check (part_no >= 0),
  stored_id uuid not null,
  size integer not null check (size > 0),
  -- The entries of the ZIP's directory for what this part holds, in base64.
  directory text not null,
  primary key (export_id, part_no)
);
alter table data_export_part enable row level security;
create policy data_export_part_of_owner on data_export_part using (exists (select from data_export e
  where e.export_id = data_export_part.export_id and visible_to_caller(e.account_id, e.company_id)));
create policy data_export_part_served on data_export_part for select using ((select serves('files')));
create policy data_export_part_swept_seen on data_export_part for select using (exists (
  select from data_export e where e.export_id = data_export_part.export_id and e.expires_at < swept_before()));

------------------------------------------------------------------------------------------------------------------------
-- Erasure

-- Erases what is a person's alone, wherever it lies, because no row of the product owns it all. Documents that were issued, their
-- hashes and signatures stay (decision 72). The person themself is erased after this, with their contact points and sessions.
-- Returns the names of the files that nobody shows any more. Codes and counts of messages stay the day that limits need them.
create function erase_person(person uuid) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  contacts text[];
  nobody constant text := 'Deleted user';
begin
  if person is distinct from caller_account() or not serves('identity') then
    raise insufficient_privilege using message = 'A person is erased by themself alone.';
  end if;
  contacts := array(
    select value from identifier where account_id = person and verified_at is not null
    union select value from replaced_identifier where account_id = person);

  -- What waits to be sent to them.
  delete from task where done_at is null and payload ->> 'to' = any(contacts);
  delete from outbox_notice where recipient = any(contacts);

  -- What only they see.
  delete from notification where account_id = person;
  delete from notification_preference where account_id = person;
  delete from cart where account_id = person;
  delete from availability_subscription where account_id = person;
  delete from gst_lookup where account_id = person;
  delete from idempotency_key where account_id = person;
  return query
    delete from data_export_part p using data_export e
    where e.export_id = p.export_id and e.company_id is null and e.account_id = person returning p.stored_id;
  delete from data_export where company_id is null and account_id = person;
  return query
    delete from file where uploader_kind = 'CUSTOMER' and account_id = person and record_id is null returning file_id;

  -- What others hold about them.
  delete from access_request where account_id = person;
  delete from invitation where phone = any(contacts) or email = any(contacts);
  delete from customer_note where account_id = person;
  delete from customer_limit where account_id = person;
  return query
    with gone as (delete from customer_document where account_id = person returning file_id)
    delete from file f using gone where f.file_id = gone.file_id returning f.file_id;
  update contact_message set sender_name = nobody, email = 'deleted@invalid', phone = null
    where email = any(contacts) or phone = any(contacts);

  -- Names beside records that stay, where no hash covers them.
  update hidden_suggestion set hidden_by = nobody where actor_account_id = person;
  update signed_link set made_by = nobody where maker_id = person;
  update signed_link set revoked_at = now() where account_id = person and company_id is null and revoked_at is null;
  update signed_link set name = nobody, phone = null, is_sent = false, revoked_at = coalesce(revoked_at, now())
    where phone = any(contacts) and used_at is null;
  update enquiry set notes = null, delivery_address = nobody
    where account_id = person and company_id is null and not exists (
      select from quote join quote_acceptance using (quote_id) where quote.enquiry_id = enquiry.enquiry_id);
end
$$;
