-- People choose by kind what they are sent; a choice for a group becomes one for each of its kinds.
insert into notification_preference (account_id, topic, channel, is_on)
  select p.account_id, k.kind, p.channel, p.is_on
  from notification_preference p join (values
    ('enquiries', 'enquiryCancelled'), ('enquiries', 'enquiryCancelledByUs'), ('enquiries', 'enquiryMessage'),
    ('enquiries', 'enquiryQuoted'), ('enquiries', 'enquiryQuoteReminder'), ('enquiries', 'enquiryQuoteRevised'),
    ('enquiries', 'enquiryQuoteApproval'), ('enquiries', 'enquiryQuoteAccepted'), ('enquiries', 'enquiryQuoteDeclined'),
    ('enquiries', 'enquiryQuoteExpired'), ('enquiries', 'enquiryQuoteWithdrawn'), ('enquiries', 'jobBegan'),
    ('enquiries', 'jobOffHire'), ('enquiries', 'jobExtended'), ('enquiries', 'jobExtensionRefused'),
    ('enquiries', 'jobCancelled'), ('company', 'accessApproved'), ('company', 'accessRejected')) k (topic, kind)
  on k.topic = p.topic;
delete from notification_preference where topic in ('enquiries', 'company');
