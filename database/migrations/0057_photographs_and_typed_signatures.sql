-- A member of staff may sign a log by typing their name, where drawing is not possible.
alter table logsheet_signature drop constraint logsheet_signature_how_check,
  add constraint logsheet_signature_how_check check (how in ('OTP', 'DRAWN', 'TYPED', 'LINK', 'DEEMED'));

-- Logs from before there were photographs have none; the chain's hash leaves the list out.
alter table logsheet_version disable trigger logsheet_version_stays;
update logsheet_version set content = content || '{"photoIds": []}' where not content ? 'photoIds';
alter table logsheet_version enable trigger logsheet_version_stays;
