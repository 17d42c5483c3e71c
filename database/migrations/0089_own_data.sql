-- What a company, or a person, takes along of their own: one ZIP that the queue puts together in parts.
create table data_export (
  export_id uuid primary key,
  -- Who asked for it; of a company, or else of that person.
  account_id uuid not null references account,
  company_id uuid references company,
  language text not null check (language in ('en', 'hi')),
  status text not null check (status in ('WAITING', 'READY', 'FAILED')),
  -- What goes into it, and how much of that is in; none until it is planned.
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

create table data_export_item (
  export_id uuid not null references data_export on delete cascade,
  item_no integer not null check (item_no > 0),
  kind text not null check (kind in ('README', 'FILES', 'ROWS', 'ACTS', 'PERSON', 'PRINT', 'FILE')),
  -- What is read for it: a kind of rows and a page, a document, a file.
  ref text not null check (char_length(ref) <= 100),
  path text not null check (char_length(path) between 1 and 300),
  primary key (export_id, item_no)
);

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

alter table data_export enable row level security;
create policy data_export_of_owner on data_export
  using (visible_to_caller(account_id, company_id)) with check (visible_to_caller(account_id, company_id));
-- Whoever has a signed address reads it without a token.
create policy data_export_served on data_export for select using ((select serves('files')));
create policy data_export_swept_seen on data_export for select using (expires_at < swept_before());
create policy data_export_swept on data_export for delete using (expires_at < swept_before());

do $$ declare name text; begin
  foreach name in array array['data_export_item', 'data_export_part'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I using (exists (select from data_export e
        where e.export_id = %I.export_id and visible_to_caller(e.account_id, e.company_id)))
      with check (exists (select from data_export e
        where e.export_id = %I.export_id and visible_to_caller(e.account_id, e.company_id)))',
      name || '_of_owner', name, name, name);
  end loop;
end $$;
create policy data_export_part_served on data_export_part for select using ((select serves('files')));
create policy data_export_part_swept_seen on data_export_part for select using (exists (
  select from data_export e where e.export_id = data_export_part.export_id and e.expires_at < swept_before()));
