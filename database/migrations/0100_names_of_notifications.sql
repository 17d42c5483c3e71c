-- Waiting tasks follow the new names of notifications and notices, and the purpose of the contact form its new name.
update task set name = replace(name, '-news', '-notification')
  where name in ('invoice-news', 'logsheet-news', 'summary-sheet-news');
update task set name = 'desk-notice', payload = payload - 'letter' || jsonb_build_object('notice', payload -> 'letter')
  where name = 'desk-letter';

alter policy contact_message_of_letters on contact_message rename to contact_message_of_form;
alter policy contact_message_of_form on contact_message
  using (case when caller_is_staff() then staff_may('contact-messages') else must_serve('contact-form') end)
  with check (case when caller_is_staff() then staff_may('contact-messages') else must_serve('contact-form') end);
