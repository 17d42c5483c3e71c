create table product_line (
  slug text primary key,
  name text not null,
  description text not null,
  position integer not null
);

create table category (
  slug text primary key,
  product_line text not null references product_line,
  name text not null,
  description text not null,
  popular boolean not null,
  position integer not null
);

create table sub_category (
  slug text primary key,
  category text not null references category,
  name text not null,
  description text not null,
  position integer not null
);

-- What a machine of a category is described by; the filterable ones are also parameters of the list.
create table category_attribute (
  category text not null references category on delete cascade,
  key text not null,
  label text not null,
  unit text,
  kind text not null check (kind in ('range', 'choice', 'text')),
  filterable boolean not null,
  options jsonb,
  range_min double precision,
  range_max double precision,
  position integer not null,
  primary key (category, key)
);

-- Attributes that every machine has, whatever its category.
create table common_attribute (
  key text primary key,
  label text not null,
  options jsonb,
  position integer not null
);

create table product (
  product_id uuid primary key,
  slug text not null unique,
  name text not null,
  make text not null,
  model text not null,
  product_line text not null references product_line,
  category text not null references category,
  sub_category text not null references sub_category,
  description text not null,
  applications text[] not null,
  specs jsonb not null,
  per_month_paise bigint not null check (per_month_paise >= 0),
  per_day_paise bigint check (per_day_paise >= 0),
  rate_basis text not null,
  rate_includes text not null,
  mobilisation_mode text not null,
  mobilisation_note text not null,
  fuel_type text not null,
  fuel_consumption text,
  fuel_note text,
  rented_with_operator text not null check (rented_with_operator in ('usually', 'optional', 'no')),
  drawing_hash text not null,
  drawing_width_m double precision not null,
  drawing_height_m double precision not null,
  -- 'powerSource=electric' for each filterable choice, 'workingHeightM=' for each range it has a figure for.
  choices text[] not null,
  withdrawn_at timestamptz
);
create index product_by_name on product (name, product_id) where withdrawn_at is null;
create index product_by_rate on product (per_month_paise, product_id) where withdrawn_at is null;
create index product_by_line on product (product_line, name, product_id) where withdrawn_at is null;
create index product_by_category on product (category, name, product_id) where withdrawn_at is null;
create index product_by_category_rate on product (category, per_month_paise, product_id) where withdrawn_at is null;
create index product_by_sub_category on product (sub_category, name, product_id) where withdrawn_at is null;
create index product_by_sub_category_rate on product (sub_category, per_month_paise, product_id) where withdrawn_at is null;
create index product_by_choice on product using gin (choices) where withdrawn_at is null;

create table product_city (
  product_id uuid not null references product on delete cascade,
  city text not null references city,
  primary key (product_id, city)
);
create index product_city_by_city on product_city (city, product_id);

-- Words of the catalogue: accents do not matter, endings neither; model numbers stay as they are.
create text search configuration yantra (copy = english);
alter text search configuration yantra alter mapping for hword, hword_part, word with unaccent, english_stem;

-- Beside the product and narrow, because ranking reads it once for each word asked for.
create table product_search (
  product_id uuid primary key references product on delete cascade,
  words tsvector not null
);
create index product_search_by_word on product_search using gin (words) with (fastupdate = off);

-- Every word of the catalogue; a word that is not here is taken for the nearest one that names a machine.
create table search_word (
  word text primary key,
  lexeme text not null,
  naming boolean not null
);
create index search_word_by_lexeme on search_word (lexeme);
create index search_word_by_likeness on search_word using gin (word gin_trgm_ops) where naming;

-- Counts kept per city ('' is anywhere) and sub-category: key '' counts products, other keys their choices.
create table product_count (
  city text not null,
  sub_category text not null references sub_category,
  key text not null,
  value text not null,
  products integer not null,
  primary key (city, sub_category, key, value)
);

-- One number that grows with every change of the catalogue; all kept public answers belong to one version.
create table catalogue_version (
  one boolean primary key default true check (one),
  version bigint not null
);
insert into catalogue_version (version) values (1);
