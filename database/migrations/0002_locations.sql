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

-- Which files of data stand in the database, so that a start with the same files changes nothing.
create table loaded_data (
  name text primary key,
  checksum text not null,
  loaded_at timestamptz not null default now()
);
