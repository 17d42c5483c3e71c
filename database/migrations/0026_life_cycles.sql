-- Events of every life cycle have one form: the act, the statuses before and after, who, when and why.
alter table enquiry_event rename column event to act;
alter table enquiry_event rename column status to to_status;
alter table enquiry_event add column from_status text;
alter table enquiry_event add column reason text check (char_length(reason) <= 2000);
alter table enquiry_event add column actor_kind text not null default 'CUSTOMER'
  check (actor_kind in ('CUSTOMER', 'STAFF', 'LINK', 'SYSTEM'));
alter table enquiry_event alter column actor_kind drop default;
alter table enquiry_event alter column actor_account_id drop not null;
alter table enquiry_event add constraint enquiry_event_customer
  check ((actor_kind = 'CUSTOMER') = (actor_account_id is not null));
