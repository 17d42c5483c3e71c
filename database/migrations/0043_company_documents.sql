-- Documents of companies, such as a letter of authority. Only the desk sees them.
create table company_document (
  document_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  file_id uuid not null unique references file,
  added_by uuid not null references account,
  added_by_name text not null check (char_length(added_by_name) between 1 and 120),
  added_at timestamptz not null
);
create index company_document_of_company on company_document (company_id, document_id);
alter table company_document enable row level security;
create policy company_document_seen on company_document for select using (caller_is_staff());
create policy company_document_of_staff on company_document using (staff_may('customers'))
  with check (staff_may('customers') and added_by = caller_staff());
revoke update, truncate on company_document from yantra_app;

-- Deletes the files of a record that the caller has removed, a door like `files_of`. Returns their ids.
create policy file_dropped on file for delete using (serves('files') and record_id is not null);
create function drop_files_of(kind text, record uuid) returns setof uuid
  language plpgsql set search_path = public, pg_temp as $$
declare before text := coalesce(current_setting('app.purpose', true), '');
begin
  perform set_config('app.purpose', 'files', true);
  return query delete from file f where f.purpose = kind and f.record_id = record returning f.file_id;
  perform set_config('app.purpose', before, true);
end
$$;
