-- A member of staff may sign a log by typing their name, where drawing is not possible.
alter table logsheet_signature drop constraint logsheet_signature_how_check,
  add constraint logsheet_signature_how_check check (how in ('OTP', 'DRAWN', 'TYPED', 'LINK', 'DEEMED'));
