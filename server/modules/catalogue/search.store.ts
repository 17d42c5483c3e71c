// Text search: words are corrected against the vocabulary, looked up by index and ranked by the number of matches.
import { sql } from 'kysely'
import { inScope, passesAll, sortable } from './cards.store.ts'
import type { ListQuestion } from './catalogue.rules.ts'
import { NEAR } from './figures.rules.ts'
import { and, meetsAll, ofKinds, type Sql } from './needs.store.ts'
import { placeLexemes } from './product-entry.rules.ts'

/** Only so many of the best matches are ranked and paged. */
const RANKED_MAX = 1000
/** With so many matches of every word, matches of fewer words are not searched for. */
const ENOUGH = 200
/** A correction must be at least this similar, and nearly as similar as the best one. */
const LIKENESS = 0.35
/** Words sound alike from here on; the limit is higher because more words sound alike than are spelled alike. */
const SOUNDS_ALIKE = 0.5

/** The weight of each kind of word: description, uses, kind of machine, its name. */
const WORTH = sql`'{0.05, 0.15, 0.5, 1}'::real[]`

/** Terms as existing lexemes: exact, otherwise by prefix, otherwise by similarity; one row for each term in `asked`. */
const asking = ({ terms }: ListQuestion) => sql`
  term as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
      as t(at integer, word text, sound text, joins text[], "isSpelledRight" boolean, open boolean, near text[], far text[],
        value double precision, keys text[], factors double precision[], worths double precision[])
  ),
  spelled as materialized (
    select at, (tsvector_to_array(to_tsvector('yantra', word)))[1] as lexeme, own from (
      select at, word, true as own from term where word is not null
      union all select at, unnest(joins), false from term where word is not null) spellings
    union all select at, unnest(near), false from term
  ),
  known as materialized (
    -- With an offset the few spellings are looked up one by one; without, the whole vocabulary is read.
    select distinct at, lexeme from spelled
    where exists (select from search_word w where w.lexeme = spelled.lexeme offset 0)
  ),
  guessed as (
    select term.at, guess.lexeme, guess.word, guess.begins, guess.likeness
    from term join spelled on spelled.at = term.at and spelled.own and spelled.lexeme is not null
    cross join lateral (
      select lexeme, word, begins, likeness, bool_or(begins) over () as any_begins, max(likeness) over () as best from (
        select lexeme, word, word like term.word || '%' as begins,
          greatest(similarity(word, term.word),
            case when similarity(sound, term.sound) >= ${SOUNDS_ALIKE}::real then similarity(sound, term.sound) end) as likeness
        from search_word where naming and (word like term.word || '%'
          or (term.word !~ '^[0-9]+$' and word % term.word) or (term.sound <> '' and sound % term.sound))
        order by begins desc, likeness desc, word limit 5) nearest
    ) guess
    cross join lateral (select exists (select from known where known.at = term.at) as is_known) standing
    where length(term.word) > 1 and (term.open or not is_known)
      and case when any_begins then begins else not is_known and not term."isSpelledRight" and likeness >= greatest(${LIKENESS}::real, best * 0.85) end
  ),
  next_best as (
    select distinct at, lexeme from term cross join lateral unnest(far) as lexeme
      join search_word as in_use using (lexeme)
    where not exists (select from known where known.at = term.at)
  ),
  query as materialized (
    select at, string_agg(distinct quote_literal(lexeme), ' | ')::tsquery as words
    from (select at, lexeme from known union all select at, lexeme from guessed union all select at, lexeme from next_best) lexemes group by at
  ),
  asked as materialized (
    select
      string_agg('(' || words::text || ')', ' & ')::tsquery as every_word,
      string_agg('(' || words::text || ')', ' | ')::tsquery as any_word,
      (select string_agg('(' || but_one || ')', ' | ')::tsquery from (
        select string_agg('(' || other.words::text || ')', ' & ') as but_one
        from query left_out join query other on other.at <> left_out.at group by left_out.at) most) as most_words
    from query
  )`

/** The interpretation of each matched term, as `[at, word]`; the word is null if it matches as typed. */
export const understood = sql`
  select coalesce(json_agg(json_build_array(at, (
    select word from guessed where guessed.at = query.at and not begins order by likeness desc, word limit 1))), '[]')
  from query`

/** Narrows by place inside the index of words, in which lines, categories and cities are words too. */
const placed = ({ scope, city }: ListQuestion, words: Sql) => {
  const lexemes = placeLexemes({ place: scope.subCategory ?? scope.category ?? scope.line, city })
  return lexemes.length > 0 ? sql`(${words}) && ${lexemes.join(' & ')}::tsquery` : sql`(${words})`
}

/** A fixed sixteenth of all machines, which has an index of words of its own. */
const sampled = sql`get_byte(uuid_send(s.product_id), 15) < 16`

/** The tiers of a search, the best first, each with its part of `asked`. */
const TIERS = [
  ['with_every', sql`every_word`],
  ['with_most', sql`most_words`],
  ['with_any', sql`any_word`],
] as const

const sampleOf = (tier: string) => `${tier}_sampled`
const PARTS = TIERS.flatMap(([tier]) => [sampleOf(tier), tier])
const rowsOf = (parts: readonly string[]) =>
  sql.join(
    parts.map((part) => sql`select * from ${sql.table(part)}`),
    sql` union `,
  )

/** Whether a part of a search has so many matches. */
const has = (part: string, least: number) => sql`(select count(*) >= ${least}::integer from ${sql.table(part)})`
const either = (conditions: readonly Sql[]) => sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`

/**
 * The best matches by index alone: those of every word, then of all but one, then of any, until there are enough. Each is
 * looked for in the sample first: where that alone has as many as are ranked, reading all matches would tell no more.
 * Without an order no more rows are read than are taken.
 */
function candidates(question: ListQuestion) {
  const matches = (words: Sql, condition: Sql, skipped: Sql) => sql`
    select s.product_id from product_search s
    ${question.filters.length > 0 || question.task ? sql`join product p using (product_id)` : sql``}
    where s.words @@ (select ${placed(question, words)} from asked) and ${condition} and ${passesAll(question.filters)}
      ${question.task ? sql`and ${ofKinds(question.task)} and ${meetsAll(question.task)}` : sql``}
    limit case when ${skipped} then 0 else ${RANKED_MAX}::integer end`
  const parts = TIERS.flatMap(([tier, words], at) => {
    const better = TIERS.slice(0, at).flatMap(([name]) => [has(sampleOf(name), ENOUGH), has(name, ENOUGH)])
    const skipped = either([...better, has(sampleOf(tier), RANKED_MAX)])
    return [
      sql`${sql.table(sampleOf(tier))} as materialized (${matches(words, sampled, either(better))})`,
      sql`${sql.table(tier)} as materialized (${matches(words, sql`true`, skipped)})`,
    ]
  })
  return sql`${sql.join(parts)}, candidate as (${rowsOf(PARTS)})`
}

/** Whether there may be more matches than were ranked. */
export const searchIsCapped = sql`select ${either(PARTS.map((part) => has(part, RANKED_MAX)))}`

type Figure = Extract<ListQuestion['terms'][number], { near: unknown }>

/** Scores the nearness of each figure of the search to the machine's own: 1 is exact, and it fades with distance. */
function nearness({ terms }: ListQuestion): Sql {
  const figures = terms.filter((term): term is Figure => 'near' in term && term.keys.length > 0)
  return sql.join([sql`0`, ...figures.map(nearnessTo)], sql` + `)
}

function nearnessTo({ keys, factors, worths, value }: Figure): Sql {
  const nears = keys.map(
    (key, at) => sql`${worths[at]}::double precision * exp(-abs(ln(
      nullif(greatest((p.specs ->> ${key}::text)::double precision, 0), 0) * ${factors[at]}::double precision
      / ${value}::double precision)) / ${NEAR}::double precision)`,
  )
  return sql`coalesce(greatest(${sql.join(nears)}), 0)`
}

/** The CTE `found` of a search with text. */
export const searched = (question: ListQuestion) => sql`
  ${asking(question)},
  ${candidates(question)},
  found as materialized (
    select p.product_id, p.sub_category, p.choices, ${sortable(question.sort)}, matches.matched,
      matches.rank + ${nearness(question)} as rank
    from candidate join product_search s using (product_id) join product p using (product_id)
    cross join lateral (
      select count(*) filter (where s.words @@ query.words) as matched, sum(ts_rank(${WORTH}, s.words, query.words)) as rank
      from query
    ) matches
    where ${inScope(question)}
  )`

/** Machines that match any of the words and the condition; only for counts, so a limited number is enough. */
export const matching = (question: ListQuestion, condition: Sql) => sql`
  select p.choices from product_search s join product p using (product_id)
  where s.words @@ (select ${placed(question, sql`any_word`)} from asked) and ${and([inScope(question), condition])}
  limit ${2 * RANKED_MAX}`
