import { TAGS_MAX } from '#contract/content.desk.ts'
import { slugOf } from '#contract/slugs.ts'
import { fill } from '#web/platform/text.ts'
import { TextAreaField, TextField } from '#web/ui/fields.tsx'
import { type PostFields as Fields, tagsIn, withTag } from './desk-post-draft.ts'
import { useKnownTags } from './desk-posts.queries.ts'
import { usePostTexts } from './desk-texts.ts'

type Props = {
  form: Fields
  /** A new post is addressed by its title until somebody types another address; a known address stays. */
  address: 'follows-title' | 'free' | 'fixed'
}

/** Everything that is written in a post. */
export function PostFields({ form, address }: Props) {
  const { bind, change, values } = form
  const text = usePostTexts()
  const title = bind('title')
  const typeTitle = (typed: string) => {
    title.onChange(typed)
    if (address === 'follows-title' && values.slug === slugOf(values.title)) change('slug', slugOf(typed))
  }
  return (
    <>
      <TextField {...title} onChange={typeTitle} label={text.title} autoComplete="off" />
      <TextField
        {...bind('slug')}
        label={text.slug}
        prefix="/blog/"
        hint={address === 'fixed' ? text.slugFixed : text.slugHint}
        disabled={address === 'fixed'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField {...bind('excerpt')} label={text.excerpt} hint={text.excerptHint} rows={3} />
      <TextField {...bind('author')} label={text.author} autoComplete="off" />
      <Tags form={form} />
      <TextAreaField {...bind('body')} label={text.body} hint={text.bodyHint} rows={24} />
    </>
  )
}

/** The tags as text, with those in use to press. */
function Tags({ form: { bind, change, values } }: { form: Fields }) {
  const text = usePostTexts()
  const known = useKnownTags()
  const chosen = new Set(tagsIn(values.tags).map(slugOf))
  return (
    <div>
      <TextField {...bind('tags')} label={text.tags} hint={fill(text.tagsHint, { n: TAGS_MAX })} autoComplete="off" />
      {known.length > 0 && (
        <fieldset className="mt-2 flex flex-wrap gap-1.5">
          <legend className="sr-only">{text.knownTags}</legend>
          {known.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={chosen.has(slugOf(name))}
              onClick={() => change('tags', withTag(values.tags, name))}
              className="chip text-sm md:min-h-8 md:px-2.5 md:py-0"
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
