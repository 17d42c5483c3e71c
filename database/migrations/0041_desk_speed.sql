-- Lists of the desk at ten thousand rows (docs/decisions/0035-speed-at-the-desk.md). A call in a subselect is evaluated
-- once a statement, a plain one for each row. What these policies allow stays the same.
alter policy enquiry_of_owner on enquiry using (
  (select staff_may('enquiries')) or not (select caller_is_staff()) and visible_to_caller(account_id, company_id));
alter policy enquiry_at_desk on enquiry using ((select caller_is_staff()));
alter policy enquiry_line_of_enquiry on enquiry_line using (
  not (select caller_is_staff())
  and exists (select from enquiry where enquiry.enquiry_id = enquiry_line.enquiry_id));
alter policy enquiry_line_at_desk on enquiry_line using ((select caller_is_staff()));
alter policy enquiry_message_of_enquiry on enquiry_message using (
  (select staff_may('enquiries')) or not (select caller_is_staff())
    and exists (select from enquiry where enquiry.enquiry_id = enquiry_message.enquiry_id));
alter policy enquiry_message_at_desk on enquiry_message using ((select caller_is_staff()));
alter policy account_seen on account using (
  (select caller_is_staff())
  or between_caller(account_id, company_id)
  or serves('availability', 'sweep')
  or exists (select from access_request r where r.account_id = account.account_id and r.status = 'PENDING')
  or exists (select from enquiry_event e
    where e.actor_account_id = account.account_id and e.actor_kind = 'CUSTOMER')
  or exists (select from enquiry_message m
    where m.actor_account_id = account.account_id and m.actor_kind = 'CUSTOMER'));
alter policy company_seen on company using (
  (select caller_is_staff())
  or visible_to_caller(null, company_id)
  or exists (select from invitation i where i.company_id = company.company_id)
  or exists (select from access_request r where r.company_id = company.company_id and r.status = 'PENDING'));

-- What was due for its first answer in a month.
create index enquiry_by_answer_due on enquiry (answer_due_at) include (first_answered_at);
-- The orders of the list of products.
create index product_at_desk_by_name on product (name, product_id);
create index product_at_desk_by_rate on product (per_month_paise, product_id);
create index product_at_desk_by_change on product (changed_at, product_id);
