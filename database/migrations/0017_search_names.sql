-- What a search may lead to besides machines, with every word it goes by; a make's slug is its name, as the filter takes it.
create table search_name (
  kind text not null check (kind in ('category', 'subCategory', 'make')),
  slug text not null,
  name text not null,
  words tsvector not null,
  primary key (kind, slug)
);

-- How a word sounds, for those who spell it by ear; '' where that says nothing.
alter table search_word add column sound text not null default '';
create index search_word_by_sound on search_word using gin (sound gin_trgm_ops) where naming;
