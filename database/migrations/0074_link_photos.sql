-- The holder of a link to enter a job's logs takes photographs: they are the link's until its log shows them.
alter table file alter column account_id drop not null;
alter table file add column link_id uuid references signed_link;
alter table file drop constraint file_uploader_kind_check;
alter table file add constraint file_uploader check (
  case uploader_kind
    when 'LINK' then link_id is not null and account_id is null and purpose = 'logsheet-photo'
    else uploader_kind in ('CUSTOMER', 'STAFF') and link_id is null and account_id is not null
  end);
create index file_of_link on file (link_id, uploaded_at) where link_id is not null;
create policy file_of_link on file using (link_id = (select caller_link_id())) with check (link_id = (select caller_link_id()));
