import { bumpVersion } from '#server/modules/catalogue/write.store.ts'
import { readingMinutes } from '#server/modules/content/posts.rules.ts'
import { writePosts, writeTags } from '#server/modules/content/posts-write.store.ts'
import type { Database } from '#server/platform/database.ts'
import { checksumOf, readPosts } from './data-files.ts'
import { isLoaded, loaded, owning } from './ledger.ts'
import { seededId } from './seeded-id.ts'

/** Raise this when the loader writes different rows for the same file. */
const LOADER = 1

/** Loads the blog's posts into the database, except edited ones. Returns the number of posts in the file. */
export async function loadPosts(db: Database): Promise<number> {
  const checksum = `${LOADER} ${checksumOf('posts.json')}`
  return owning(db, async (owner) => {
    if (await isLoaded(owner, 'posts', checksum)) return 0
    const { tags, posts } = readPosts()
    await writeTags(owner, tags)
    await writePosts(owner, posts.map(toRow))
    await bumpVersion(owner)
    await loaded(owner, 'posts', checksum)
    return posts.length
  })
}

/** The file has dates only; posts appear in the morning. */
const toRow = ({ date, body, ...post }: ReturnType<typeof readPosts>['posts'][number]) => ({
  ...post,
  postId: seededId(`post ${post.slug}`),
  markdown: body,
  readingMinutes: readingMinutes(body),
  publishedAt: `${date}T09:00:00+05:30`,
})
