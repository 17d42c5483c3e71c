-- Nothing is issued with a finding that nobody answered; what the rules said stands in the document.
alter table invoice add constraint invoice_checks_answered check (
  not coalesce(jsonb_path_exists(document, '$.checks[*] ? (@.result == "FINDING" && @.answer == null)'), false));
