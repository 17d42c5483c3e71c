-- What visitors write to the house by the contact form; kept also where no mail of it goes out.
create table contact_message (
  message_id uuid primary key,
  sender_name text not null check (char_length(sender_name) between 1 and 60 and sender_name !~ '[[:cntrl:]]'),
  email text not null check (char_length(email) between 3 and 50),
  phone text check (phone ~ '^[0-9]{10}$'),
  message text not null check (char_length(message) between 10 and 2000),
  -- Where it came from in the network: for the hourly limit, and forgotten once it no longer counts.
  address text,
  -- SHA-256 of sender and text.
  digest text not null,
  received_at timestamptz not null,
  -- The day in India.
  received_on date not null,
  -- A form that is sent again, because its reply was lost or a button was pressed twice, is the same message.
  constraint contact_message_once_a_day unique (digest, received_on)
);
create index contact_message_by_sender on contact_message (email, received_at);
create index contact_message_by_address on contact_message (address, received_at) where address is not null;
