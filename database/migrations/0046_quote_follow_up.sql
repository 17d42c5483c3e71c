-- What the desk notes about a version beside what was sent: that the owners are asked, the last reminder, and why it
-- was lost. It stands apart because a version that was sent never changes.
create table quote_follow_up (
  quote_id uuid primary key references quote on delete cascade,
  owner_asked_by text check (char_length(owner_asked_by) between 1 and 200),
  owner_asked_at timestamptz,
  owner_asked_message text check (char_length(owner_asked_message) between 1 and 2000),
  reminded_at timestamptz,
  lost_reason text
    check (lost_reason in ('PRICE', 'AVAILABILITY', 'TIMING', 'COMPETITOR', 'NOT_NEEDED', 'NO_ANSWER', 'OTHER')),
  lost_note text check (char_length(lost_note) between 1 and 500),
  constraint quote_follow_up_asked_whole check ((owner_asked_by is null) = (owner_asked_at is null)
    and (owner_asked_by is null) = (owner_asked_message is null)),
  constraint quote_follow_up_lost_whole check (lost_note is null or lost_reason is not null)
);
alter table quote_follow_up enable row level security;
create policy quote_follow_up_at_desk on quote_follow_up for select using ((select caller_is_staff()));
create policy quote_follow_up_of_sales on quote_follow_up
  using ((select staff_may('quotes'))) with check ((select staff_may('quotes')));

-- After the policies, so that who may not change a row learns that, and nothing about the row.
drop trigger quote_sent_stays on quote;
create trigger quote_sent_stays after update on quote for each row execute function refuse_sent_quote();
drop trigger quote_line_sent_stays on quote_line;
create trigger quote_line_sent_stays after insert or update or delete on quote_line
  for each row execute function refuse_part_of_sent_quote();
drop trigger quote_offer_sent_stays on quote_offer;
create trigger quote_offer_sent_stays after insert or update or delete on quote_offer
  for each row execute function refuse_part_of_sent_quote();
