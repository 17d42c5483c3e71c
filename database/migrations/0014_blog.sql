-- What posts of the blog are about.
create table blog_tag (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name text not null unique
);

create table blog_post (
  post_id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null check (length(title) between 1 and 160),
  excerpt text not null check (length(excerpt) between 1 and 400),
  author text not null check (length(author) between 1 and 80),
  markdown text not null check (length(markdown) <= 100000),
  reading_minutes integer not null check (reading_minutes > 0),
  -- None while it is a draft.
  published_at timestamptz,
  -- Of the last change by a person; what somebody has changed no release writes over.
  edited_at timestamptz
);
create index blog_post_by_date on blog_post (published_at desc, post_id) where published_at is not null;

create table blog_post_tag (
  post_id uuid not null references blog_post on delete cascade,
  tag text not null references blog_tag,
  position integer not null,
  primary key (post_id, tag)
);
create index blog_post_tag_by_tag on blog_post_tag (tag, post_id);
