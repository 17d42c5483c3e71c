-- The catalogue: product lines, categories, machines, and what search and lists read of them. Everybody may read it.

------------------------------------------------------------------------------------------------------------------------
-- Categories

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

-- The attributes of a category's machines; the filterable ones are also parameters of the list.
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

-- One number that grows with every change of the catalogue; all kept public answers belong to one version.
create table catalogue_version (
  one boolean primary key default true check (one),
  version bigint not null
);
insert into catalogue_version (version) values (1);

------------------------------------------------------------------------------------------------------------------------
-- Machines

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
  -- The specs that are typical of the machine's class, as no figure is published for the model.
  typical text[] not null default '{}',
  per_month_paise bigint not null check (per_month_paise >= 0),
  per_week_paise bigint check (per_week_paise >= 0),
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
  -- 'powerSource=electric' for each filterable choice; for each range with a figure 'workingHeightM=' and
  -- 'workingHeightM=12.5', so that ranges are counted as choices are.
  choices text[] not null,
  -- The place of its category in the catalogue (`shelf_of`), and the figure by which its category is chosen (`size_of`).
  shelf integer not null default 0,
  size double precision,
  version integer not null default 1,
  -- When the facts last changed, as search engines are told.
  changed_at timestamptz not null default now(),
  -- The last change at the desk. A release leaves what the desk has edited as it is.
  edited_at timestamptz,
  withdrawn_at timestamptz
);
-- The orders of the public lists.
create index product_by_name on product (name, product_id) where withdrawn_at is null;
create index product_by_rate on product (per_month_paise, product_id) where withdrawn_at is null;
create index product_by_place on product (shelf, size, product_id) where withdrawn_at is null;
create index product_by_line on product (product_line, name, product_id) where withdrawn_at is null;
create index product_by_line_place on product (product_line, shelf, size, product_id) where withdrawn_at is null;
create index product_by_category on product (category, name, product_id) where withdrawn_at is null;
create index product_by_category_rate on product (category, per_month_paise, product_id) where withdrawn_at is null;
create index product_by_category_place on product (category, shelf, size, product_id) where withdrawn_at is null;
create index product_by_sub_category on product (sub_category, name, product_id) where withdrawn_at is null;
create index product_by_sub_category_rate on product (sub_category, per_month_paise, product_id) where withdrawn_at is null;
create index product_by_sub_category_place on product (sub_category, shelf, size, product_id)
  where withdrawn_at is null;
create index product_by_choice on product using gin (choices) where withdrawn_at is null;
-- The orders of the desk's list.
create index product_at_desk_by_name on product (name, product_id);
create index product_at_desk_by_rate on product (per_month_paise, product_id);
create index product_at_desk_by_change on product (changed_at, product_id);

-- Writing the same facts again is no change.
create function product_changes() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.changed_at := now();
  end if;
  return new;
end
$$;
create trigger product_changes before update on product for each row execute function product_changes();

-- The place of a category in the catalogue.
create function shelf_of(asked text) returns integer language sql stable as $$
  select l.position * 1000 + c.position from category c join product_line l on l.slug = c.product_line
  where c.slug = asked
$$;

-- The figure by which a category is chosen (the working height of a lift, the weight of an excavator): the first range
-- among its attributes. Sizes are compared only in the unit of that one; a machine without a figure in it comes last.
create function size_of(asked text, specs jsonb) returns double precision language sql stable as $$
  select (specs ->> a.key)::double precision from category_attribute a
  where a.category = asked and a.kind = 'range' and jsonb_typeof(specs -> a.key) = 'number'
    and a.unit is not distinct from (
      select first.unit from category_attribute first
      where first.category = asked and first.kind = 'range' order by first.position limit 1)
  order by a.position limit 1
$$;

create table product_city (
  product_id uuid not null references product on delete cascade,
  city text not null references city,
  primary key (product_id, city)
);
create index product_city_by_city on product_city (city, product_id);

-- The photographs of a machine, in order. They are public, each size under the hash of its picture.
create table product_photo (
  photo_id uuid primary key,
  product_id uuid not null references product on delete cascade,
  -- The uploaded picture, from which the sizes were made.
  file_id uuid not null unique references file,
  alt text not null check (char_length(alt) between 3 and 200),
  position integer not null check (position between 1 and 12),
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  -- Of the largest size, in pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  unique (product_id, position) deferrable initially deferred
);
create index product_photo_by_hash on product_photo (hash);

create table product_photo_size (
  photo_id uuid not null references product_photo on delete cascade,
  width integer not null check (width > 0),
  -- The name of its bytes in the storage.
  stored_id uuid not null,
  primary key (photo_id, width)
);

------------------------------------------------------------------------------------------------------------------------
-- Search and counts

-- Words of the catalogue: accents do not matter, endings neither; model numbers stay as they are.
create text search configuration yantra (copy = english);
alter text search configuration yantra alter mapping for hword, hword_part, word with unaccent, english_stem;

-- Beside the product and narrow, because ranking reads it once for each word of a search.
create table product_search (
  product_id uuid primary key references product on delete cascade,
  words tsvector not null
);
create index product_search_by_word on product_search using gin (words) with (fastupdate = off);
-- A search for words that very many machines have looks at a fixed sixteenth of them first.
create index product_search_sampled on product_search using gin (words) with (fastupdate = off)
  where get_byte(uuid_send(product_id), 15) < 16;

-- Every word of the catalogue; a word that is not here is taken for the nearest one that names a machine.
create table search_word (
  word text primary key,
  lexeme text not null,
  naming boolean not null,
  -- How it sounds, for those who spell by ear; '' where that says nothing.
  sound text not null default ''
);
create index search_word_by_lexeme on search_word (lexeme);
create index search_word_by_likeness on search_word using gin (word gin_trgm_ops) where naming;
create index search_word_by_sound on search_word using gin (sound gin_trgm_ops) where naming;

-- What a search may lead to besides machines, with all its words; a make's slug is its name, as the filter takes it.
create table search_name (
  kind text not null check (kind in ('category', 'subCategory', 'make')),
  slug text not null,
  name text not null,
  words tsvector not null,
  primary key (kind, slug)
);

-- Counts kept per city ('' is anywhere) and sub-category: key '' counts products, other keys their choices.
create table product_count (
  city text not null,
  sub_category text not null references sub_category,
  key text not null,
  value text not null,
  products integer not null,
  primary key (city, sub_category, key, value)
);
