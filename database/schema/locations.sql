-- Cities where equipment is rented; the slug is the city's name in every address.
create table city (
  slug text primary key,
  name text not null,
  state text not null,
  metro boolean not null,
  lat double precision not null,
  lng double precision not null,
  aliases text[] not null,
  position integer not null
);

-- Where machines stand when they are not on hire.
create table yard (
  yard_id uuid primary key,
  name text not null check (char_length(name) between 1 and 60),
  city text not null references city,
  address text not null check (char_length(address) between 1 and 240),
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  latitude double precision not null check (latitude between 6 and 38),
  longitude double precision not null check (longitude between 68 and 98),
  is_active boolean not null default true,
  version integer not null default 1,
  added_at timestamptz not null
);
create unique index yard_name on yard (lower(name));
revoke delete, truncate on yard from yantra_app;
