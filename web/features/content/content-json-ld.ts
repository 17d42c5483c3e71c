import type { PostDetail } from '#contract/content.posts.ts'
import type { Resources } from '#contract/content.ts'
import { shellTexts } from '#contract/texts/shell.en.ts'
import { pagePaths } from '#web/platform/paths.ts'

/** The questions as schema.org data. */
export const faqJsonLd = (groups: Resources['faq']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
})

/** A post as schema.org data; `publicUrl` has no trailing slash. */
export const postJsonLd = (
  { slug, title, excerpt, author, tags, publishedAt, updatedAt }: PostDetail,
  publicUrl: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  url: publicUrl + pagePaths.blog(slug),
  mainEntityOfPage: publicUrl + pagePaths.blog(slug),
  datePublished: publishedAt,
  dateModified: updatedAt ?? publishedAt,
  author: { '@type': 'Person', name: author },
  publisher: { '@type': 'Organization', name: shellTexts.name, url: publicUrl },
  keywords: tags.map(({ name }) => name).join(', '),
  inLanguage: 'en-IN',
})
