import { type DeskPost, PostForm } from '#contract/content.desk.ts'
import { slugOf } from '#contract/slugs.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { fill } from '#web/platform/text.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { usePostTexts } from './desk-texts.ts'

/** The typed values; tags are separated by commas. */
export type PostDraft = Record<'title' | 'slug' | 'excerpt' | 'author' | 'tags' | 'body', string>

export const newDraft = (author: string): PostDraft => ({
  title: '',
  slug: '',
  excerpt: '',
  author,
  tags: '',
  body: '',
})

export const draftOf = ({ title, slug, excerpt, author, tags, body }: DeskPost): PostDraft => ({
  title,
  slug,
  excerpt,
  author,
  tags: tags.join(', '),
  body,
})

/** The typed tags. */
export const tagsIn = (typed: string) =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

export const requestOf = ({ tags, ...draft }: PostDraft) => ({ ...draft, tags: tagsIn(tags) })

/** The typed tags with this one added at the end, or without it if it is among them. */
export function withTag(typed: string, tag: string) {
  const names = tagsIn(typed)
  const others = names.filter((name) => slugOf(name) !== slugOf(tag))
  return (others.length < names.length ? others : [...names, tag]).join(', ')
}

/** The form of a post, with the contract's rules. */
export function usePostForm(initial: PostDraft) {
  const text = usePostTexts()
  const fieldTexts = useFieldTexts()
  const { title, slug, excerpt, author, tags, body } = text
  const labels = { title, slug, excerpt, author, tags, body }
  const { shape } = PostForm
  const rules = {
    title: { schema: shape.title, label: title },
    slug: { schema: shape.slug, label: slug },
    excerpt: { schema: shape.excerpt, label: excerpt },
    author: { schema: shape.author, label: author },
    body: { schema: shape.body, label: body },
  }
  const form = useFields<PostDraft>({
    initial,
    check(draft) {
      const wrong: { [Key in keyof PostDraft]?: string } = wrongFields(rules, draft, fieldTexts)
      if (draft.slug === '') wrong.slug = fill(fieldTexts.required, { label: slug })
      if (!shape.tags.safeParse(tagsIn(draft.tags)).success) wrong.tags = fill(fieldTexts.invalid, { label: tags })
      return wrong
    },
  })
  return { form, labels }
}
export type PostFields = ReturnType<typeof usePostForm>['form']
