-- The blog: its posts and their tags.

create table blog_tag (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name text not null unique check (char_length(name) between 1 and 40)
);

-- A post is a draft until published_at, and off the site while withdrawn_at is set.
create table blog_post (
  post_id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null check (length(title) between 1 and 160),
  excerpt text not null check (length(excerpt) between 1 and 400),
  author text not null check (length(author) between 1 and 80),
  -- Markdown of this length is rendered within a fraction of a second, whatever it holds.
  markdown text not null check (char_length(markdown) between 1 and 20000),
  reading_minutes integer not null check (reading_minutes > 0),
  version integer not null default 1,
  published_at timestamptz,
  withdrawn_at timestamptz,
  -- The last change by a person; a release overwrites no such post.
  edited_at timestamptz,
  constraint only_published_posts_are_withdrawn check (withdrawn_at is null or published_at is not null)
);
create index blog_post_by_date on blog_post (published_at desc, post_id)
  where published_at is not null and withdrawn_at is null;

-- Readers and search engines keep the address of a post once it was published.
create function keep_published_address() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'The address of a published post stays.';
end
$$;
create trigger post_address_stays before update on blog_post
  for each row when (old.published_at is not null and new.slug <> old.slug) execute function keep_published_address();

create table blog_post_tag (
  post_id uuid not null references blog_post on delete cascade,
  tag text not null references blog_tag,
  position integer not null check (position between 0 and 7),
  primary key (post_id, tag)
);
create index blog_post_tag_by_tag on blog_post_tag (tag, post_id);
