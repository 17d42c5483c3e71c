-- Files that people upload. A file is its uploader's alone until a record shows it: then whoever may see the record may
-- see the file, and it stays there. The row that owns the record decides who may see it.

create table file (
  -- The name of its bytes in the storage (server/platform/files.ts).
  file_id uuid primary key,
  uploader_kind text not null,
  -- session.sql and signed-links.sql add the foreign keys.
  account_id uuid,
  link_id uuid,
  -- The kind of record it is for (contract/files.ts).
  purpose text not null check (char_length(purpose) between 1 and 40),
  name text not null check (char_length(name) between 1 and 125),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  size integer not null check (size between 1 and 10485760),
  width integer check (width > 0),
  height integer check (height > 0),
  -- SHA-256 of the stored bytes.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  uploaded_at timestamptz not null,
  record_id uuid,
  attached_at timestamptz,
  -- The holder of a link to enter a job's logs takes photographs for them.
  constraint file_uploader check (
    case uploader_kind
      when 'LINK' then link_id is not null and account_id is null and purpose = 'logsheet-photo'
      else uploader_kind in ('CUSTOMER', 'STAFF') and link_id is null and account_id is not null
    end),
  constraint file_attached check ((record_id is null) = (attached_at is null)),
  constraint file_picture check ((type = 'application/pdf') = (width is null) and (width is null) = (height is null))
);
create index file_of_record on file (record_id) where record_id is not null;
create index file_of_account on file (account_id, uploaded_at);
create index file_of_link on file (link_id, uploaded_at) where link_id is not null;
create index file_unattached on file (uploaded_at) where record_id is null;

create function keep_attached() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = 'An attached file stays where it is.';
end
$$;
create trigger file_stays_attached before update on file
  for each row when (old.record_id is not null) execute function keep_attached();

alter table file enable row level security;
create policy file_of_uploader on file using (is_caller(uploader_kind, account_id));
create policy file_of_link on file using (link_id = (select caller_link_id()));
create policy file_served on file for select using (serves('files'));
create policy file_dropped on file for delete using (serves('files') and record_id is not null);
create policy file_swept_seen on file for select using (record_id is null and uploaded_at < swept_before());
create policy file_swept on file for delete using (record_id is null and uploaded_at < swept_before());

-- The files of records that the caller has read already. The function takes the purpose and gives it back, so that the
-- transaction sees no other files; the id of a record is the key to its files.
create function files_of(kind text, records uuid[]) returns setof file
  language plpgsql set search_path = public, pg_temp as $$
declare before text := coalesce(current_setting('app.purpose', true), '');
begin
  perform set_config('app.purpose', 'files', true);
  return query select * from file f where f.purpose = kind and f.record_id = any(records) order by f.file_id;
  perform set_config('app.purpose', before, true);
end
$$;

-- Deletes the files of a record that the caller has removed, in the same way. Returns their ids.
create function drop_files_of(kind text, record uuid) returns setof uuid
  language plpgsql set search_path = public, pg_temp as $$
declare before text := coalesce(current_setting('app.purpose', true), '');
begin
  perform set_config('app.purpose', 'files', true);
  return query delete from file f where f.purpose = kind and f.record_id = record returning f.file_id;
  perform set_config('app.purpose', before, true);
end
$$;
