import { longestSearchTerm } from '@obsidiana/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { lettersOnly, searchWords } from './tables.ts';

/** Words that say nothing about a garment, and how many of the others are read. */
const fillers = 'de del la las el los y con para en un una unos unas the a an of for with and in'.split(' ');
const mostWords = 8;

interface Row {
  readonly word: string;
  readonly known: boolean;
  /** Known words that this one may have been meant to be, the closest ones only. */
  readonly closest: string[] | null;
}

const term = sql.placeholder('term');
const { word } = searchWords;
/** At most this many letters may be wrong, in long words a third of them; a swapped pair counts as two. */
const tolerance = sql`case when length(asked.word) < 5 then 1 else 2 end`;
const fuzzy = lettersOnly(word);
/** Stands inside what looks for others, so that it is not done in vain. */
const doubtful = sql`not known.yes and asked.word !~ '[0-9]'`;

const selectWords = statement<Row>(
  'search_words',
  sql`
  select asked.word, known.yes as known, near.words as closest
  from unnest(string_to_array(search_fold(${term}), ' ')) with ordinality as asked (word, place)
  cross join lateral (
    select length(asked.word) < 3 or exists (
      select 1 from ${searchWords}
      where ${word} ~>=~ asked.word and ${word} ~<~ (asked.word || chr(1114111))
    ) as yes
  ) known
  left join lateral (
    select array_agg(word) as words from (
      select word, distance, rank() over (order by distance) as place from (
        select ${word} as word, levenshtein(${word}, asked.word) as distance
        from ${searchWords}
        where ${doubtful} and ${fuzzy} and length(${word}) between length(asked.word) - 2 and length(asked.word) + 2
          and levenshtein_less_equal(${word}, asked.word, ${tolerance}) <= ${tolerance}
        union
        select ${word}, levenshtein(${word}, asked.word) from ${searchWords}
        where ${doubtful} and ${fuzzy} and ${word} % asked.word
      ) candidate
    ) ranked where place = 1 and distance <= greatest(${tolerance}, length(asked.word) / 3)
  ) near on true
  where asked.word <> '' and asked.word <> all(${sql.placeholder('fillers')}::text[])
  order by asked.place
  limit ${mostWords}`,
);

/** A term as PostgreSQL searches for it; the last of a word's letters may still be missing, but for `exactly`. */
export interface TextQuery extends Record<string, string> {
  /** All words. */
  readonly words: string;
  /** All words, as they stand. */
  readonly exactly: string;
  /** One of the words. */
  readonly anyOf: string;
}

/**
 * Understands what a person typed: accents, case and punctuation do not count, a word may be the beginning of one, and a
 * word that the shop does not know stands for the closest ones that it does.
 * @returns null when nothing can be found by it
 */
export async function understand(db: Database, typed: string): Promise<TextQuery | null> {
  const rows = await selectWords(db, { term: typed.slice(0, longestSearchTerm).replaceAll('\0', ' '), fillers });
  const alternatives = rows.map(({ word, known, closest }) => (known ? [word] : (closest ?? [])));
  if (alternatives.length === 0 || alternatives.some((words) => words.length === 0)) return null;
  // Folded words are letters and digits only, so they can stand in the query as they are.
  const query = (mark: string, joint: string) =>
    alternatives.map((words) => `(${words.map((word) => `'${word}'${mark}`).join(' | ')})`).join(joint);
  return { words: query(':*', ' & '), exactly: query('', ' & '), anyOf: query(':*', ' | ') };
}
